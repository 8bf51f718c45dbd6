/** What a document has asked for while the app was still on its way. */
export interface AskedAhead {
  /** The account that the browser remembered then. */
  userId: string | null
  replies: Record<string, Promise<Response>>
}

declare global {
  /** Set by the document's own script, which is built apart from the app. */
  var askedAhead: AskedAhead | undefined
}

/** The reply to a read that was sent ahead, for whoever asks first. There is none for another account. */
export function takeAhead(path: string, userId: string | null): Promise<Response> | undefined {
  const ahead = globalThis.askedAhead
  const reply = ahead?.replies[path]
  if (!ahead || !reply) return undefined
  delete ahead.replies[path]
  return ahead.userId === null || ahead.userId === userId ? reply : undefined
}

/** A write, or the end of a session, makes what was asked before out of date. */
export function forgetAhead(): void {
  globalThis.askedAhead = undefined
}
