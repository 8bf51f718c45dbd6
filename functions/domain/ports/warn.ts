/** Leaves a line for an operator about what went wrong without stopping the work. */
export type Warn = (what: string, error: unknown) => void
