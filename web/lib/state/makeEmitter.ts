/** Change notifications for state that lives outside React. */
export function makeEmitter() {
  const listeners = new Set<() => void>()
  return {
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    emit(): void {
      for (const changed of listeners) changed()
    },
  }
}
