import { beforeEach, expect, test } from 'vitest'
import { PARAGRAPH_SECONDS } from '../../../../../shared/domain/meditation.ts'
import { createPlayer, type Player } from '../../../../../web/features/meditation/player/createPlayer.ts'
import { FakeAudio } from '../../../FakeAudio.ts'

const seed = { id: 'seed', title: 'A Seed in the Dark', src: '/audio/seed.flac', duration: 200 }
const tide = { id: 'tide', title: 'What the Tide Brought', src: '/audio/tide.flac', duration: 100 }

let audio: FakeAudio
let completed: string[]
let player: Player
beforeEach(() => {
  audio = new FakeAudio()
  completed = []
  player = createPlayer(
    () => audio,
    (id) => completed.push(id),
  )
})

const pass = (seconds: number) => audio.pass(seconds, PARAGRAPH_SECONDS)

test('a track plays, pauses where it is, and goes on from there', () => {
  player.toggle(seed)
  pass(50)
  player.toggle(seed)

  expect(player.read()).toMatchObject({ track: seed, status: 'paused' })
  expect(player.read().position).toBeCloseTo(50)
  player.toggle(seed)
  pass(10)
  expect(player.read().position).toBeCloseTo(60)
  expect(audio).toMatchObject({ src: '/audio/seed.flac', loop: true, isPlaying: true })
})

test('a second track takes the place of the first and begins at its start', () => {
  player.toggle(seed)
  pass(40)

  player.toggle(tide)

  expect(player.read()).toMatchObject({ track: tide, status: 'playing', position: 0 })
  expect(audio).toMatchObject({ src: '/audio/tide.flac', currentTime: 0 })
})

test('a track counts as completed when nine tenths of it have been played, and once more at its end', () => {
  player.toggle(seed)
  pass(179.5)
  expect(completed).toEqual([])

  pass(1)
  expect(completed).toEqual(['seed'])
  pass(100)

  expect(completed).toEqual(['seed', 'seed'])
})

test('skipping ahead is not playing', () => {
  player.toggle(seed)
  pass(10)

  player.seek(195)
  pass(100)

  expect(player.read()).toMatchObject({ status: 'paused', position: 200 })
  expect(completed).toEqual([])
})

test('a track that is played again counts again from its start', () => {
  player.toggle(tide)
  pass(200)
  completed.length = 0

  player.toggle(tide)
  pass(50)

  expect(completed).toEqual([])
})

test('a track stops at its end, fading away, and then starts from the beginning', () => {
  player.toggle(tide)
  player.seek(97)
  pass(1)
  expect(audio.volume).toBeCloseTo(1 / 3)
  pass(10)
  expect(player.read()).toMatchObject({ status: 'paused', position: 100 })

  player.toggle(tide)

  expect(player.read()).toMatchObject({ status: 'playing', position: 0 })
  expect(audio).toMatchObject({ volume: 1, currentTime: 0 })
})

test('a position beyond an end means the end', () => {
  player.toggle(seed)

  player.seek(999)
  expect(player.read().position).toBe(200)
  player.seek(-5)
  expect(player.read().position).toBe(0)
})

test('the speed applies at once, and to what is started later', () => {
  player.setRate(1.5)
  player.toggle(seed)
  expect(audio.playbackRate).toBe(1.5)

  player.setRate(0.75)
  expect(audio.playbackRate).toBe(0.75)
})

test('a pause by the system shows', () => {
  player.toggle(seed)

  audio.pause()

  expect(player.read().status).toBe('paused')
})

test('a sound that does not load says so, and play tries again from the same place', async () => {
  player.toggle(seed)
  pass(40)
  audio.dispatchEvent(new Event('error'))
  expect(player.read().status).toBe('failed')

  player.toggle(seed)
  pass(1)

  expect(player.read()).toMatchObject({ status: 'playing' })
  expect(player.read().position).toBeCloseTo(41)
})

test.each([
  ['NotSupportedError', 'failed'],
  ['AbortError', 'playing'],
])('a play that is rejected with a %s leaves it %s', async (name, status) => {
  audio.refusal = new DOMException('', name)

  player.toggle(seed)
  await Promise.resolve()
  await Promise.resolve()

  expect(player.read().status).toBe(status)
})
