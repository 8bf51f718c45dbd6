interface Needs<T> {
  sessions: { close(tokenHash: string): Promise<T> }
}

/**
 * Ends a session, if there is one under this hash, and answers what the store says of it. Tries once more after the
 * table's own retries: whoever is told that they are out has to be.
 */
export const closeSession = <T>({ sessions }: Needs<T>, tokenHash: string): Promise<T> =>
  sessions.close(tokenHash).catch(() => sessions.close(tokenHash))
