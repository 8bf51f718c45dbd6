import { brand } from '../../../../shared/domain/brand.ts'
import type { Player } from './createPlayer.ts'

/** In seconds, when the system's buttons do not say how far. */
export const SEEK_STEP = 10

/** Shows what plays on the lock screen, and lets its buttons control the player. Returns what undoes it. */
export function connectMediaSession(player: Player, session: MediaSession | undefined): () => void {
  if (!session) return () => {}
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['stop', () => player.pause()],
    ['seekbackward', ({ seekOffset = SEEK_STEP }) => player.seek(player.read().position - seekOffset)],
    ['seekforward', ({ seekOffset = SEEK_STEP }) => player.seek(player.read().position + seekOffset)],
    ['seekto', ({ seekTime = 0 }) => player.seek(seekTime)],
  ]
  for (const [action, handler] of actions) session.setActionHandler(action, handler)
  const unsubscribe = player.subscribe(() => show(player, session))
  return () => {
    unsubscribe()
    for (const [action] of actions) session.setActionHandler(action, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}

function show(player: Player, session: MediaSession): void {
  const { track, status, position, rate } = player.read()
  if (!track) return
  if (session.metadata?.title !== track.title)
    session.metadata = new MediaMetadata({
      title: track.title,
      artist: brand.name,
      artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
    })
  session.playbackState = status === 'playing' ? 'playing' : 'paused'
  session.setPositionState({ duration: track.duration, playbackRate: rate, position })
}
