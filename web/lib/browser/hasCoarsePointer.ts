/** Whether the main pointer is a finger. No on the server. */
export const hasCoarsePointer = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
