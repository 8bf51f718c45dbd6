import { useEffect, useId, useSyncExternalStore } from 'react'
import { makeEmitter } from '../../lib/state/makeEmitter.ts'

/** Whether this is the one opened last among those of a kind that are open. */
export function useTopmost(kind: keyof typeof stacks, isOpen = true): boolean {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    stacks[kind] = [...stacks[kind], id]
    emit()
    return () => {
      stacks[kind] = stacks[kind].filter((other) => other !== id)
      emit()
    }
  }, [kind, id, isOpen])
  return useSyncExternalStore(
    subscribe,
    () => stacks[kind].at(-1) === id,
    // Before any has opened, a banner that is to open is the only one.
    () => kind === 'banner' && isOpen,
  )
}

const stacks: Record<'toaster' | 'banner', string[]> = { toaster: [], banner: [] }
const { subscribe, emit } = makeEmitter()
