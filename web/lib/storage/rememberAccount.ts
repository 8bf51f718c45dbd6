import { storage } from './storage.ts'

/** Notes whose replies this browser keeps. Those of another account are removed. */
export function rememberAccount(id: string): void {
  forgetOthers(id)
  storage.write('userId', id)
}

/** Removes what the replies to another account left. Any reply that says whose it is may come before the session's own. */
export function forgetOthers(id: string): void {
  if (storage.read('userId') !== id) for (const key of ['dashboard', 'chart', 'notes'] as const) storage.remove(key)
}
