import { makeEmitter } from '../../lib/state/makeEmitter.ts'

interface ToastContent {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger'
  /** For screen readers alone, where the next screen says it to everybody else. */
  isOnlyAnnounced?: boolean
  /** How long it stays; 5 by default. */
  seconds?: number
}

export interface Toast extends ToastContent {
  id: number
}

const { subscribe, emit } = makeEmitter()

/** Shows a toast. There is one at a time: the latest replaces the one before. */
export function showToast(content: ToastContent): void {
  lastId += 1
  current = { ...content, id: lastId }
  resume()
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
  /** Stops the timer while somebody points at the toast or has the focus in it. */
  pause: () => clearTimeout(timer),
  /** Restarts the timer. */
  resume,
}

let current: Toast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

function resume(): void {
  clearTimeout(timer)
  if (current) timer = setTimeout(toastStore.dismiss, (current.seconds ?? 5) * 1000)
}
