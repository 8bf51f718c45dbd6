import { beforeEach, expect, test, vi } from 'vitest'
import { connectMediaSession } from '../../../../../web/features/meditation/player/connectMediaSession.ts'
import { createPlayer } from '../../../../../web/features/meditation/player/createPlayer.ts'
import { FakeAudio } from '../../../FakeAudio.ts'

const seed = { id: 'seed', title: 'A Seed in the Dark', src: '/audio/seed.flac', duration: 200 }

const handlers = new Map<string, MediaSessionActionHandler | null>()
const session = {
  metadata: null as { title: string; artist: string } | null,
  playbackState: 'none',
  position: {},
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => void handlers.set(action, handler),
  setPositionState(position: object) {
    this.position = position
  },
}
// The interface has more than the player uses.
const asSession = session as unknown as MediaSession
const press = (action: MediaSessionAction, details = {}) => handlers.get(action)!({ action, ...details })

const open = () => {
  const player = createPlayer(
    () => new FakeAudio(),
    () => {},
  )
  return { player, disconnect: connectMediaSession(player, asSession) }
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  )
  return () => vi.unstubAllGlobals()
})

test('the lock screen shows what plays, and how far it has got', () => {
  const { player } = open()

  player.toggle(seed)
  player.seek(50)

  expect(session.metadata).toMatchObject({ title: 'A Seed in the Dark', artist: 'Orrery' })
  expect(session).toMatchObject({
    playbackState: 'playing',
    position: { duration: 200, position: 50, playbackRate: 1 },
  })
})

test('the buttons of the lock screen pause, go on and seek', () => {
  const { player } = open()
  player.toggle(seed)

  press('pause')
  expect(player.read().status).toBe('paused')
  press('play')
  expect(player.read().status).toBe('playing')
  press('seekto', { seekTime: 100 })
  press('seekforward')
  press('seekbackward', { seekOffset: 30 })
  expect(player.read().position).toBe(80)
})

test('after the screen nothing is left on the lock screen', () => {
  const { player, disconnect } = open()
  player.toggle(seed)

  disconnect()

  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})
