import { storage } from '../../lib/storage/storage.ts'

/** Whether somebody has just signed in or up, here or with Google. */
export const hasJustReturned = (): boolean => flags.some((flag) => storage.read(flag) === 'true')

export function clearReturnFlags(): void {
  for (const flag of flags) storage.remove(flag)
}

const flags = ['hasJustAuthenticated', 'returningFromAuth'] as const
