import { expect, test } from 'vitest'
import {
  ENTERING_STORIES,
  MOON_STORIES,
  STORIES,
  TURN_STORIES,
} from '../../../../../functions/domain/reading/almanac/stories/allStories.ts'
import { type Memory, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { storyOptions } from '../../../../../functions/domain/reading/compose/storyOptions.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { Contact, Ingress, MoonStay, StationFact } from '../../../../../functions/domain/reading/facts/Fact.ts'
import type { Story } from '../../../../../functions/domain/reading/pieces/Story.ts'
import { addDays } from '../../../../../shared/domain/time.ts'
import { aContact } from '../../../../makers/aContact.ts'

const DATE = '2026-11-23'

interface Asked {
  contact?: Partial<Contact>
  isOfLove?: boolean
  memory?: Memory
}

/** What can be told of Mercury's trine to the reader's Saturn in each part of life. */
const optionsFor = ({ contact, isOfLove = false, memory = [] }: Asked) =>
  Array.from({ length: 12 }, (_, index) => {
    const lead = aContact({ mover: 'Mercury', target: 'Saturn', aspect: 'trine', tone: 'easy', ...contact })
    const day = { seed: 'usr_1', window: dayWindow(DATE, 'UTC'), relationship: 'married' as const }
    return storyOptions(day, { lead, house: index + 1, read: recall(memory), isOfLove })
  })

const titlesIn = (options: ReturnType<typeof optionsFor>) => new Set(options.flat().map(({ title }) => title))

const ofPair = STORIES.Mercury!.Saturn.easy

test('a contact is told by the stories of its two bodies and its tone, in the parts of life where they can happen', () => {
  const options = optionsFor({})
  const placed = ofPair.filter(({ scene }) => !scene.includes('{'))

  expect(titlesIn(options)).toEqual(new Set(placed.map(({ title }) => title)))
  expect(options.map((ofHouse) => new Set(ofHouse.map(({ title }) => title)))).toEqual(
    options.map(
      (_, index) => new Set(placed.filter(({ houses }) => houses.includes(index + 1)).map(({ title }) => title)),
    ),
  )
})

test('a story brings its own reason for the scene, and the sentences for what becomes of it', () => {
  const { why, after, again } = ofPair.find(({ scene }) => !scene.includes('{'))!

  const option = optionsFor({})
    .flat()
    .find((each) => each.why === why)!

  expect(option.clauses).toEqual({ after, lasting: after, easyAgain: again.easy, tenseAgain: again.tense })
})

test('on days of love the stories with the other person are told, in the words of the reader', () => {
  const scenes = optionsFor({ isOfLove: true })
    .flat()
    .map(({ scene }) => scene)

  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.filter((scene) => !/your partner/i.test(scene))).toEqual([])
})

test('a story does not come back within sixty days', () => {
  const [told] = optionsFor({}).flat()
  const readOn = (date: string) => [{ date, lead: '', house: 0, pieces: told!.ids.join(''), frames: '' }]

  expect(titlesIn(optionsFor({ memory: readOn(addDays(DATE, -59)) }))).not.toContain(told!.title)
  expect(titlesIn(optionsFor({ memory: readOn(addDays(DATE, -60)) }))).toContain(told!.title)
})

const day = { seed: 'usr_1', window: dayWindow(DATE, 'UTC'), relationship: null }
const untold = { read: recall([]), isOfLove: false }

test('a day of the Moon is told by what the Moon does in that part of life', () => {
  const lead: MoonStay = { ...aContact(), kind: 'moonWithin', mover: 'Moon', until: dayWindow(DATE, 'UTC').to }

  const titles = storyOptions(day, { ...untold, lead, house: 4 }).map(({ title }) => title)

  expect(new Set(titles)).toEqual(
    new Set(MOON_STORIES.moonWithin.filter(({ houses }) => houses.includes(4)).map(({ title }) => title)),
  )
})

test('a body that turns beside a point of the chart is told as one that meets it, and elsewhere as one that turns', () => {
  const { window } = day
  const lead: StationFact = { ...aContact({ mover: 'Saturn' }), kind: 'station', turns: 'direct', at: window.to }
  const titlesFor = (station: StationFact, house: number) =>
    new Set(storyOptions(day, { ...untold, lead: station, house }).map(({ title }) => title))
  const titlesOf = (stories: readonly Story[], house: number) =>
    new Set(stories.filter(({ houses }) => houses.includes(house)).map(({ title }) => title))

  expect(titlesFor({ ...lead, near: 'Mars' }, 2)).toEqual(titlesOf(STORIES.Saturn!.Mars.joined, 2))
  expect(titlesFor(lead, 2)).toEqual(titlesOf(TURN_STORIES.direct, 2))
  expect(titlesFor({ ...lead, turns: 'retrograde' }, 2)).toEqual(titlesOf(TURN_STORIES.retrograde, 2))
})

test('a body that enters a sign is told by what it does in that part of life, and a slow one has no story of that', () => {
  const lead: Ingress = { ...aContact({ mover: 'Mars' }), kind: 'ingress', at: day.window.to }
  const ofHome = ENTERING_STORIES.Mars!.filter(({ houses }) => houses.includes(4))

  const titles = storyOptions(day, { ...untold, lead, house: 4 }).map(({ title }) => title)

  expect(new Set(titles)).toEqual(new Set(ofHome.map(({ title }) => title)))
  expect(storyOptions(day, { ...untold, lead: { ...lead, mover: 'Saturn' }, house: 4 })).toEqual([])
})

test('what the Moon meets has no story', () => {
  expect(titlesIn(optionsFor({ contact: { mover: 'Moon' } })).size).toBe(0)
})
