import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import type { CardOption } from '../../../../../functions/domain/reading/compose/composeReading.ts'
import { type Memory, pieceId, recall } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { cardOptions } from '../../../../../functions/domain/reading/compose/rankCards.ts'
import { dayWindow } from '../../../../../functions/domain/reading/facts/DayWindow.ts'
import type { MoonStay } from '../../../../../functions/domain/reading/facts/Fact.ts'
import type { Card } from '../../../../../functions/domain/reading/pieces/Card.ts'
import type { Mood } from '../../../../../functions/domain/reading/pieces/Mood.ts'
import { SOMEONE } from '../../../../../functions/domain/reading/pieces/someone.ts'
import type { Tone } from '../../../../../functions/domain/reading/pieces/Tone.ts'
import type { LocalDate } from '../../../../../shared/domain/time.ts'
import { RELATIONSHIP_STATUSES, type RelationshipStatus } from '../../../../../shared/domain/user.ts'
import { aContact } from '../../../../makers/aContact.ts'

const [MONDAY, SATURDAY, SUNDAY] = ['2026-11-23', '2026-11-28', '2026-11-29'] as const

interface Asked {
  relationship?: RelationshipStatus | null
  date?: LocalDate
  mood?: Mood
  isOfLove?: boolean
  memory?: Memory
  tone?: Tone
}

/** The cards of each house that somebody can be given who has read nothing yet, the best first. */
function cardsFor({ relationship = null, date = MONDAY, mood, isOfLove = false, memory = [], tone = 'easy' }: Asked) {
  const window = dayWindow(date, 'UTC')
  const day = { focus: null, seed: 'usr_1', window, relationship }
  return CARDS.map((_, index) => {
    const house = index + 1
    const moon: MoonStay = {
      id: `Moon in house ${house}`,
      kind: 'moonWithin',
      mover: 'Moon',
      longitude: 0,
      sign: 'Aries',
      house,
      tone,
      weight: 25,
      until: window.to,
    }
    return cardOptions(day, { house, lead: moon, moods: mood ? [[mood]] : [], read: recall(memory), isOfLove })
  })
}

const titlesFor = (asked: Asked) =>
  cardsFor(asked)
    .flat()
    .map(({ title }) => title)

const titlesWhere = (isSo: (card: Card) => boolean) =>
  CARDS.flat()
    .filter(isSo)
    .map(({ title }) => title)

const TOGETHER = titlesWhere((card) => card.together === true)
const AT_WORK = titlesWhere((card) => card.workday === true)

test('scenes of couples are for those who have said that there is somebody', () => {
  const couples = [null, ...RELATIONSHIP_STATUSES].filter((relationship) =>
    titlesFor({ relationship }).some((title) => TOGETHER.includes(title)),
  )

  expect(couples).toEqual(RELATIONSHIP_STATUSES.filter((relationship) => relationship !== 'single'))
})

test('scenes of an office with people in it are for the days from Monday to Friday', () => {
  const isAtWork = (date: LocalDate) => titlesFor({ date }).some((title) => AT_WORK.includes(title))

  expect([MONDAY, SATURDAY, SUNDAY].map(isAtWork)).toEqual([true, false, false])
})

/** The cards of each house on a day when Mercury meets itself, the best first; none was read. */
const onMercurysDay = (mood?: Mood) =>
  CARDS.map((_, index) => {
    const day = { focus: null, seed: 'usr_1', window: dayWindow(MONDAY, 'UTC'), relationship: null }
    const lead = aContact({ house: index + 1, tone: 'easy', mover: 'Mercury', target: 'Mercury' })
    const moods = mood ? [[mood]] : []
    return cardOptions(day, { house: index + 1, lead, moods, read: recall([]), isOfLove: false })
  })

const OF_MERCURY = titlesWhere(({ bodies }) => bodies.includes('Mercury'))
const isOfMercury = ({ title }: Pick<CardOption, 'title'>) => OF_MERCURY.includes(title)

test('a scene about the bodies that meet comes first in every part of life that has one', () => {
  const found = onMercurysDay().map((cards) => [isOfMercury(cards[0]!), cards.some(isOfMercury)])

  expect(found.filter(([, any]) => any).length).toBeGreaterThan(6)
  expect(found.filter(([first, any]) => first !== any)).toEqual([])
})

test('of these, one in the mood of the day comes first', () => {
  const isInMood = ({ moods }: CardOption) => moods.includes('content')
  const found = onMercurysDay('content').map((cards) => {
    const alike = cards.filter(isOfMercury)
    return [isInMood(cards[0]!), (alike.length > 0 ? alike : cards).some(isInMood)]
  })

  expect(found.filter(([, any]) => any).length).toBeGreaterThan(3)
  expect(found.filter(([first, any]) => first !== any)).toEqual([])
})

test('on days of love every scene has the other person in it', () => {
  const scenes = cardsFor({ isOfLove: true, relationship: 'dating' }).flat()

  expect(scenes.map(({ scene }) => scene).filter((scene) => !/the (person|one) you're seeing/i.test(scene))).toEqual([])
})

test('on days of love a scene with the other person in it comes back after six weeks rather than one without', () => {
  const told = CARDS.flat().filter(({ scene, withSomeone }) => /\{someone\}/i.test(withSomeone?.scene ?? scene))
  const pieces = told.map(({ title }) => pieceId(title)).join('')
  const memory = [{ date: '2026-10-05', lead: '', house: 0, pieces, frames: '' }]
  const scenes = cardsFor({ isOfLove: true, relationship: 'dating', memory }).flat()

  expect(scenes.map(({ scene }) => scene).filter((scene) => !/the (person|one) you're seeing/i.test(scene))).toEqual([])
})

test('on days of love, and on no others, the other person takes part in what comes of a scene', () => {
  const isPartOf = (isOfLove: boolean) =>
    cardsFor({ isOfLove, relationship: 'dating' })
      .flat()
      .map(({ title, turn }) => WITH_SOMEONE.get(title)?.every((text, at) => text === turn[at]))
      .filter((isTold) => isTold !== undefined)

  expect(new Set(isPartOf(true))).toEqual(new Set([true]))
  expect(new Set(isPartOf(false))).toEqual(new Set([false]))
})

/** What comes of each scene under an easy tone when the other person is in it. */
const WITH_SOMEONE = new Map(CARDS.flat().map(({ title, withSomeone }) => [title, withSomeone?.turn.easy]))

test('an act is for a friend, and names only somebody who is a partner once more', () => {
  const actsFor = (relationship: RelationshipStatus | null) =>
    cardsFor({ isOfLove: true, relationship })
      .flat()
      .map(({ act }) => act)
      .join('\n')

  expect(actsFor('dating')).toContain("Invite the person you're seeing or a friend today")
  expect(actsFor('single')).toContain('Invite a friend today')
  for (const status of ['single', 'complicated'] as const)
    expect(SOMEONE[status].filter((words) => actsFor(status).includes(words))).toEqual([])
})

test('a card whose subject was told within fourteen days gives way to any other', () => {
  const subjects = new Map(CARDS.flat().map(({ title, subject }) => [title, subject]))
  const [first] = cardsFor({})[1]!
  const memory: Memory = [{ date: '2026-11-10', lead: '', house: 0, pieces: '', frames: first!.restIds.join('') }]
  const titlesOn = (date: LocalDate, read: Memory = []) =>
    cardsFor({ memory: read, date })[1]!.map(({ title }) => title)
  const told = titlesOn(MONDAY, memory).map((title) => subjects.get(title))
  const isOfFirst = (subject: string | undefined) => subject !== undefined && subject === subjects.get(first!.title)

  expect(told.findLastIndex((subject) => !isOfFirst(subject))).toBeLessThan(told.findIndex(isOfFirst))
  expect(titlesOn('2026-11-24', memory)).toEqual(titlesOn('2026-11-24'))
})

test('what a day is like is what its card says of it, for a conjunction as its ending goes', () => {
  const cards = new Map(CARDS.flat().map((card) => [card.title, card]))
  const forecastsFor = (tone: Tone) =>
    new Map(cardsFor({ tone }).flatMap((options) => options.map(({ title, clauses }) => [title, clauses.forecast])))
  const [joined, easy, tense] = (['joined', 'easy', 'tense'] as const).map(forecastsFor)

  expect(tense!.get('Fine, with a period')).toBe(cards.get('Fine, with a period')!.forecast!.tense)
  expect(joined!.get('Fine, with a period')).toBe(cards.get('Fine, with a period')!.forecast!.tense)
  expect(joined!.get('Singing over the dishes')).toBe(cards.get('Singing over the dishes')!.forecast!.easy)
  expect(easy!.get('Who decides where to eat')).toBe(cards.get('Who decides where to eat')!.easy.today)
  expect([joined, easy, tense].flatMap((told) => [...told!.values()]).filter((text) => text === undefined)).toEqual([])
})
