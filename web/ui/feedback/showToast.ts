import { makeEmitter } from '../../lib/makeEmitter.ts'

export interface Toast {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger'
  /** How long it stays; 5 by default. */
  seconds?: number
}

const { subscribe, emit } = makeEmitter()

/** Shows a toast. There is one at a time: the latest replaces the one before. */
export function showToast(toast: Toast): void {
  // A copy, since showing the same object twice makes two toasts.
  current = { ...toast }
  release()
  emit()
}

/** The state behind `Toaster`. */
export const toastStore = {
  read: () => current,
  subscribe,
  dismiss(): void {
    clearTimeout(timer)
    current = null
    emit()
  },
  /** Pauses the timer while somebody points at it or has the focus in it. */
  hold: () => clearTimeout(timer),
  release,
}

let current: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  clearTimeout(timer)
  if (current) timer = setTimeout(toastStore.dismiss, (current.seconds ?? 5) * 1000)
}
