import { deviceSeconds } from '../time/deviceSeconds.ts'
import { TIMEOUT_MS } from './send.ts'

/** What a document has asked for while the app was still on its way. */
export interface AskedAhead {
  /** The account that the browser remembered then. */
  userId: string | null
  /** By the device's clock, in seconds. */
  sentAt: number
  replies: Record<string, Promise<Response>>
}

declare global {
  /** Set by the document's own script, which is built apart from the app. */
  var askedAhead: AskedAhead | undefined
}

/**
 * The reply to a read that was sent ahead, and when, for whoever asks first. There is none for another account than the
 * browser remembered then, nor after the time in which a read must be answered.
 */
export function takeAhead(path: string, userId: string | null) {
  const ahead = globalThis.askedAhead
  const reply = ahead?.replies[path]
  if (!ahead || !reply) return undefined
  delete ahead.replies[path]
  const isRecent = deviceSeconds() - ahead.sentAt < TIMEOUT_MS / 1000
  return isRecent && ahead.userId === userId ? { reply, sentAt: ahead.sentAt } : undefined
}

/** A write, or another session than before, makes what was asked before out of date. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined
}
