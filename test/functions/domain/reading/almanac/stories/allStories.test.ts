import { expect, test } from 'vitest'
import { CARDS } from '../../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import {
  ENTERING_STORIES,
  MOON_STORIES,
  STORIES,
  TURN_STORIES,
} from '../../../../../../functions/domain/reading/almanac/stories/allStories.ts'
import { countWords, FILLER } from '../../../../../../functions/domain/reading/compose/readingRules.ts'
import type { Story } from '../../../../../../functions/domain/reading/pieces/Story.ts'
import { friendOf, SOMEONE } from '../../../../../../functions/domain/reading/pieces/someone.ts'
import { beginsWithVerb } from '../../../../../../functions/domain/reading/words/isOrder.ts'

const byPair = Object.entries(STORIES).flatMap(([mover, byPoint]) =>
  Object.entries(byPoint).flatMap(([point, byTone]) =>
    Object.entries(byTone).map(([tone, stories]) => ({ mover, point, tone, stories })),
  ),
)
const byHouse = Object.entries({ ...MOON_STORIES, ...TURN_STORIES, ...ENTERING_STORIES }).map(([kind, ofKind]) => ({
  kind,
  stories: ofKind,
}))
const ofHouses = [...new Set(byHouse.flatMap((each) => each.stories))]
const stories = [...byPair.flatMap((pair) => pair.stories), ...ofHouses]
const isOfLove = ({ mover, point }: { mover: string; point: string }) =>
  mover === 'Venus' || (mover === 'Mars' && point === 'Venus')
const hasSomeone = ({ scene }: Story) => /\{someone\}/i.test(scene)

const titlesWhere = (isSo: (story: Story) => boolean) => stories.filter(isSo).map(({ title }) => title)

test('each fast body has three stories for each point and each way to meet it, and each slow body two', () => {
  expect(byPair).toHaveLength(10 * 14 * 3)
  expect(byPair.filter((pair) => pair.stories.length !== (isFast(pair.mover) ? 3 : 2))).toEqual([])
})
const isFast = (mover: string) => ['Sun', 'Mercury', 'Venus', 'Mars'].includes(mover)

test('each part of life has stories for each quarter of the Moon, for the days between, and for a body that turns or enters', () => {
  const fewest = ({ stories: ofKind }: { stories: readonly Story[] }) =>
    Math.min(...CARDS.map((_, index) => ofKind.filter(({ houses }) => houses[0] === index + 1).length))

  expect(byHouse.map((each) => [each.kind, fewest(each)])).toEqual([
    ['newMoon', 4],
    ['firstQuarter', 2],
    ['fullMoon', 4],
    ['lastQuarter', 2],
    ['moonEnters', 4],
    ['moonWithin', 4],
    ['retrograde', 2],
    ['direct', 2],
    ['Sun', 2],
    ['Mercury', 2],
    ['Venus', 2],
    ['Mars', 2],
  ])
  expect(ofHouses.filter(({ houses }) => houses.length !== 1)).toEqual([])
})

test('the other person is in every story of Venus and of the houses of love that is of no two bodies, and in no other', () => {
  const isForTwo = (story: Story) => ENTERING_STORIES.Venus!.includes(story) || [5, 7, 8].includes(story.houses[0]!)
  const misplaced = ofHouses.filter((story) => hasSomeone(story) !== isForTwo(story))

  expect(misplaced.map(({ title }) => title)).toEqual([])
})

test('no two stories have the same title, and none that of a card', () => {
  const titles = [...CARDS.flat(), ...stories].map(({ title }) => title)

  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(titlesWhere(({ title }) => title.length > 40 || countWords(title) < 2 || countWords(title) > 6)).toEqual([])
})

test('the stories of a pair and a way to meet can happen in ten parts of life at least', () => {
  const narrow = byPair.filter((pair) => new Set(pair.stories.flatMap(({ houses }) => houses)).size < 10)

  expect(narrow).toEqual([])
})

test('the other person is in every story of Venus, and in one of others, which is of the houses of love', () => {
  const astray = byPair.filter((pair) => pair.stories.filter(hasSomeone).length !== (isOfLove(pair) ? 3 : 1))
  const misplaced = byPair
    .filter((pair) => !isOfLove(pair))
    .flatMap((pair) => pair.stories)
    .filter((story) => [5, 7, 8].some((house) => story.houses.includes(house) !== hasSomeone(story)))

  expect(astray).toEqual([])
  expect(misplaced.map(({ title }) => title)).toEqual([])
})

test('the other person takes part, is named once, and is neither called he nor she', () => {
  const withSomeone = stories.filter(hasSomeone)
  const names = withSomeone.map(({ scene }) => scene.match(/\{someone\}/gi)!.length)
  const told = withSomeone.map(({ scene, turn }) => [scene, ...turn].join(' '))

  expect(Math.max(...names)).toBe(1)
  expect(withSomeone.filter(({ turn }) => !/\b(they|them|theirs?|they'\w+)\b/i.test(turn.join(' ')))).toEqual([])
  expect(told.filter((text) => /\b(he|him|his|she|hers?)\b/i.test(text))).toEqual([])
})

test('no slot stands where none is filled', () => {
  const open = stories.filter(({ title, why, scene, turn, after, again, act }) =>
    /\{/.test(
      [title, why, ...turn, after, again.easy, again.tense].join(' ') +
        scene.replace(/\{[Ss]omeone\}/, '') +
        act.replace('{friend}', ''),
    ),
  )

  expect(open).toEqual([])
})

test('a story is as long as a reading has room for, in whatever words the other person is named', () => {
  const longest = Object.values(SOMEONE)
    .flat()
    .toSorted((one, other) => countWords(other) - countWords(one))[0]!
  const lengths = stories.map(({ title, why, scene, turn }) => {
    const sentences = [why, scene.replace(/\{someone\}/i, longest), ...turn].map(countWords)
    return { title, longest: Math.max(...sentences), words: sentences.reduce((sum, count) => sum + count) }
  })

  expect(lengths.filter((each) => each.longest > 26 || each.words < 42 || each.words > 62)).toEqual([])
})

test('an act begins with a verb, is at most 25 words long, and is for today', () => {
  const acts = stories.map(({ act }) => act.replace('{friend}', friendOf('married')))
  const isForToday = (act: string) =>
    /\b(today|tonight|morning|noon|lunch|afternoon|evening|dinner|supper|bed|sleep|\d+|o'clock|midnight)\b/.test(act)

  expect(acts.filter((act) => !beginsWithVerb(act) || countWords(act) > 25 || !isForToday(act))).toEqual([])
})

test('what there is time for is something to do', () => {
  const uses = stories.flatMap(({ use }) => use ?? [])

  expect(uses).toHaveLength(ofHouses.length)
  expect(uses.filter((text) => !beginsWithVerb(text) || /^(not|don't|be able) /.test(text))).toEqual([])
  expect(uses.filter((text) => DATE.test(text) || /[.:;{]/.test(text) || countWords(text) > 14)).toEqual([])
})

test('what a story comes to is a clause that leaves the day to its sentence, and gives no order', () => {
  const clauses = stories.flatMap(({ after, again }) => [after, again.easy, again.tense])
  const isClause = (text: string) => /^(?:["a-z0-9]|[A-Z]{2,}|I\b)[^.:;]*[a-zA-Z0-9"?!]$/.test(text)
  const orders = stories
    .flatMap(({ again }) => [again.easy, again.tense])
    .filter((text) => text.split(', ').some(beginsWithVerb) || /, so (?!it's )/.test(text))

  expect(clauses.filter((text) => !isClause(text) || DATE.test(text) || countWords(text) > 14)).toEqual([])
  expect(orders).toEqual([])
})
const DATE =
  /\b(to(day|night|morrow)|yesterday|(this|next|last) (morning|afternoon|evening|night|week|month|year)|by then|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/

test('no story has filler, or more than one word of doubt', () => {
  const texts = stories.map(({ why, scene, turn, after, again, act }) =>
    [why, scene, ...turn, after, again.easy, again.tense, act].join(' '),
  )

  expect(texts.filter((text) => FILLER.test(text))).toEqual([])
  expect(texts.filter((text) => (text.match(/\b(may|might|could|perhaps)\b/gi) ?? []).length > 1)).toEqual([])
})
