/** A storage of the browser that never throws. Blocked, it is empty; blocked or full, it keeps nothing more. */
export const guardStorage = (open: () => Storage) => ({
  read: (key: string): string | null => attempt(() => open().getItem(key)) ?? null,

  /** Whether the value was kept. */
  write: (key: string, value: string): boolean =>
    attempt(() => {
      open().setItem(key, value)
      return true
    }) ?? false,

  remove: (key: string): void => attempt(() => open().removeItem(key)),
})

/** Even to name a blocked storage throws. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
