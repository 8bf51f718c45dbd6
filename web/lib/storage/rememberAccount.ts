import { storage } from './storage.ts'

/** Notes whose replies this browser keeps. Those of another account are removed. */
export function rememberAccount(id: string): void {
  if (storage.read('userId') !== id) for (const key of ['dashboard', 'chart'] as const) storage.remove(key)
  storage.write('userId', id)
}
