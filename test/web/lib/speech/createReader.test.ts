import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReader } from '../../../../web/lib/speech/createReader.ts'
import { sentencesOf } from '../../../../web/lib/speech/sentencesOf.ts'
import { deviceVoice } from '../../../../web/lib/speech/voices.ts'

interface Utterance {
  text: string
  rate: number
  voice?: { name: string }
  onend: () => void
  onerror: () => void
}

const spoken: Utterance[] = []
const last = () => spoken.at(-1)!
const aVoice = (change: object) => ({ name: 'one', lang: 'en-GB', localService: true, default: false, ...change })
let voices: object[] = []

beforeEach(() => {
  voices = [aVoice({})]
  const speech = { getVoices: () => voices, speak: (utterance: Utterance) => spoken.push(utterance), cancel: () => {} }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', function Said(this: Utterance, text: string) {
    this.text = text
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  spoken.length = 0
})

test('reads one sentence after another, and ends at the beginning', () => {
  const reader = createReader(['One. ', 'Two.'])

  reader.play()
  expect(last().text).toBe('One. ')
  last().onend()
  expect(last().text).toBe('Two.')
  expect(reader.now()).toMatchObject({ status: 'reading', at: 1 })
  last().onend()

  expect(reader.now()).toMatchObject({ status: 'finished', at: 0 })
  expect(spoken).toHaveLength(2)
})

test('a pause begins its sentence again, and what was silenced moves nothing when it ends', () => {
  const reader = createReader(['One. ', 'Two.'])
  reader.play()
  const first = last()

  reader.pause()
  first.onend()
  first.onerror()
  expect(reader.now()).toMatchObject({ status: 'paused', at: 0 })

  reader.play()
  expect(last().text).toBe('One. ')
  reader.stop()
  last().onend()
  expect(reader.now()).toMatchObject({ status: 'idle', at: 0 })
})

test('a new pace takes effect in the sentence that is being read', () => {
  const reader = createReader(['One.'])
  reader.setPace(1.5)
  expect(spoken).toEqual([])

  reader.play()
  reader.setPace(0.75)

  expect(spoken.map(({ rate }) => rate)).toEqual([1.5, 0.75])
})

test('moves by sentences within the text, and stays paused', () => {
  const reader = createReader(['One. ', 'Two. ', 'Three.'])

  reader.move(-1)
  expect(reader.now()).toMatchObject({ status: 'paused', at: 0 })
  reader.move(5)
  expect(reader.now().at).toBe(2)
  expect(spoken).toEqual([])
  reader.play()
  reader.move(-1)
  expect(last().text).toBe('Two. ')
})

test('a voice that fails is told, and can be tried again from the same sentence', () => {
  const reader = createReader(['One. ', 'Two.'])
  reader.play()
  last().onend()

  last().onerror()
  expect(reader.now()).toMatchObject({ status: 'failed', at: 1 })

  reader.play()
  expect(last().text).toBe('Two.')
})

test('reads with an English voice of the device, never with one that sends the text away', () => {
  voices = [aVoice({ lang: 'de-DE' }), aVoice({ name: 'remote', localService: false })]
  expect(deviceVoice()).toBeUndefined()

  voices = [...voices, aVoice({ name: 'plain' }), aVoice({ name: 'chosen', default: true })]
  createReader(['One.']).play()
  expect(last().voice?.name).toBe('chosen')
})

test('a device without speech, or whose voices never load, has no voice', () => {
  voices = []
  expect(deviceVoice()).toBeUndefined()
  vi.unstubAllGlobals()
  expect(deviceVoice()).toBeUndefined()
})

test('sentences together are the text', () => {
  const text = 'Is it so? Yes, at 14:20 UTC. “Go.” Then rest.'

  expect(sentencesOf(text).join('')).toBe(text)
  expect(sentencesOf(text)).toHaveLength(4)
})
