/** Writes a warning for operators about a failure that did not stop the work. */
export type Warn = (what: string, error: unknown) => void
