import { makeListeners } from '../lib/listeners.ts'

export interface Notice {
  title: string
  description?: string | undefined
  tone?: 'plain' | 'danger'
  /** How long it stays, 5 unless told. */
  seconds?: number
}

const { subscribe, tell } = makeListeners()

/** Says something in passing. There is one notice at a time: the latest takes the place of what was there. */
export function notify(notice: Notice): void {
  // Told twice, it is two notices.
  current = { ...notice }
  release()
  tell()
}

/** What `Notices` needs to show it. */
export const shownNotice = {
  read: () => current,
  subscribe,
  dismiss(): void {
    clearTimeout(timer)
    current = null
    tell()
  },
  /** Somebody is reading it. */
  hold: () => clearTimeout(timer),
  release,
}

let current: Notice | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  clearTimeout(timer)
  if (current) timer = setTimeout(shownNotice.dismiss, (current.seconds ?? 5) * 1000)
}
