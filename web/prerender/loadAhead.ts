import { send } from '../lib/api/send.ts'
import { ignore } from '../lib/state/ignore.ts'
import { guardStorage } from '../lib/storage/guardStorage.ts'
import { deviceSeconds } from '../lib/time/deviceSeconds.ts'
import type { ScreenAhead } from './screensAhead.ts'

/**
 * A script in the document of members: fetches what its screen needs beside the app instead of after it. The app takes the
 * replies in web/lib/api/request.ts.
 */
const screens: Record<string, ScreenAhead> = JSON.parse(document.getElementById('screens-ahead')!.textContent)
const ahead = screens[location.pathname]
/** The app's storage has the names of all its keys, which would make the document longer. */
const storage = guardStorage(() => localStorage)

if (ahead) {
  for (const href of ahead.scripts) link({ rel: 'modulepreload', href })
  for (const href of ahead.styles) link({ rel: 'preload', as: 'style', href })
  if (storage.read('pendingLogout') === null) ask(ahead.replies)
}

function link(attributes: Partial<HTMLLinkElement>): void {
  // Low, so that what can be drawn without the app comes first.
  const preload = Object.assign(document.createElement('link'), {
    crossOrigin: '',
    fetchPriority: 'low',
    ...attributes,
  })
  document.head.append(preload)
}

function ask([session, ...own]: ScreenAhead['replies']): void {
  const userId = storage.read('userId')
  // Whoever is not remembered may be signed out.
  const paths = userId === null ? [session] : [session, ...own]
  const replies = Object.fromEntries(paths.map((path) => [path, send('GET', path, { userId })]))
  // The app hears of a failure if it asks. Nobody may.
  for (const reply of Object.values(replies)) reply.catch(ignore)
  globalThis.askedAhead = { userId, sentAt: deviceSeconds(), replies }
}
