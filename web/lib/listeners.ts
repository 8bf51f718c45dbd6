/** Those who want to hear of a change, for state that lives outside of React. */
export function makeListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    tell(): void {
      for (const changed of listeners) changed()
    },
  }
}
