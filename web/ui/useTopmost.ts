import { useEffect, useId, useSyncExternalStore } from 'react'
import { makeListeners } from '../lib/listeners.ts'

/** Whether this is the one mounted last among those that call it. */
export function useTopmost(): boolean {
  const id = useId()
  useEffect(() => {
    stack = [...stack, id]
    tell()
    return () => {
      stack = stack.filter((other) => other !== id)
      tell()
    }
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) === id,
    () => false,
  )
}

let stack: string[] = []
const { subscribe, tell } = makeListeners()
