import { expect, test } from 'vitest'
import { listMeditations } from '../../../../functions/domain/meditation/listMeditations.ts'
import { chords } from '../../../../functions/domain/meditation/Soundscape.ts'
import { soundscapes } from '../../../../functions/domain/meditation/soundscapes.ts'
import { MOON_PHASES } from '../../../../shared/domain/moon.ts'

const meditations = listMeditations()
const wordsOf = (text: string) => text.split(/\s+/)

test('every phase has at least two meditations, in the order of the phases', () => {
  const phases = meditations.map(({ moonPhase }) => moonPhase)

  expect([...new Set(phases)]).toEqual(MOON_PHASES)
  for (const phase of MOON_PHASES) expect(phases.filter((each) => each === phase).length).toBeGreaterThanOrEqual(2)
})

test('no two meditations share an id, a title, a description or a paragraph', () => {
  for (const texts of [
    meditations.map(({ id }) => id),
    meditations.map(({ title }) => title),
    meditations.map(({ description }) => description),
    meditations.flatMap(({ transcript }) => transcript),
  ])
    expect(new Set(texts).size).toBe(texts.length)
})

test.each(meditations)('$id has a text of 150 to 300 words, in paragraphs that can be read in a third of their time', ({
  id,
  transcript,
  tags,
}) => {
  const words = transcript.flatMap(wordsOf).length

  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/)
  expect(words).toBeGreaterThanOrEqual(150)
  expect(words).toBeLessThanOrEqual(300)
  // Thirty-two seconds each, and people read about three words a second.
  for (const paragraph of transcript) expect(wordsOf(paragraph).length).toBeLessThanOrEqual(40)
  expect(tags.length).toBeGreaterThan(0)
})

test('no meditation promises health, commands, or raises its voice', () => {
  const texts = meditations.flatMap(({ title, description, transcript }) => [title, description, ...transcript])
  const breaches =
    /\b(heal|cure|anxiety|depress|stress|therap|symptom|pain|blood pressure|immune|toxin|energy|vibration|manifest|chakra|universe|must|destin|fate)|!/i

  expect(texts.filter((text) => breaches.test(text))).toEqual([])
})

test('no meditation has lost a word on its card, or the sound that is rendered for it', () => {
  for (const { id, title, description, tags, transcript } of meditations) {
    const sound = soundscapes[id]
    expect([title, description, ...tags, ...transcript].filter((text) => !/^\S.*\S$/.test(text))).toEqual([])
    expect(tags).toHaveLength(2)
    expect(sound.root).toBeGreaterThan(50)
    expect(sound.root).toBeLessThan(150)
    expect(chords[sound.chord]).toBeDefined()
    expect(['waves', 'wind', 'stream', 'rain', 'night', 'hearth']).toContain(sound.ambience)
  }
})

test('each meditation has the paragraphs that its length is known by', () => {
  expect(Object.fromEntries(meditations.map(({ id, transcript }) => [id, transcript.length]))).toEqual({
    'new-moon-seed': 8,
    'new-moon-quiet': 7,
    'waxing-crescent-step': 8,
    'waxing-crescent-room': 7,
    'first-quarter-half': 8,
    'first-quarter-push': 7,
    'waxing-gibbous-almost': 7,
    'waxing-gibbous-hands': 8,
    'full-moon-light': 8,
    'full-moon-tide': 7,
    'waning-gibbous-share': 7,
    'waning-gibbous-exhale': 7,
    'last-quarter-table': 8,
    'last-quarter-forgive': 7,
    'waning-crescent-thin': 7,
    'waning-crescent-sleep': 8,
  })
})
