import { useEffect, useId, useSyncExternalStore } from 'react'
import { makeEmitter } from '../../lib/makeEmitter.ts'

/** Whether this is the one mounted last among those that call it. */
export function useTopmost(): boolean {
  const id = useId()
  useEffect(() => {
    stack = [...stack, id]
    emit()
    return () => {
      stack = stack.filter((other) => other !== id)
      emit()
    }
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) === id,
    () => false,
  )
}

let stack: string[] = []
const { subscribe, emit } = makeEmitter()
