/** The area of a life that a reading goes into: by its house, or by the reader's life focus. */
export const AREAS = ['love', 'work', 'people', 'self'] as const
export type Area = (typeof AREAS)[number]
