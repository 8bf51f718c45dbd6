import { storage } from '../../lib/storage.ts'

/** Whether the person comes straight from signing in or up, on this page or at Google. */
export const hasJustReturned = (): boolean => marks.some((mark) => storage.read(mark) === 'true')

export function forgetReturn(): void {
  for (const mark of marks) storage.remove(mark)
}

const marks = ['hasJustAuthenticated', 'returningFromAuth'] as const
