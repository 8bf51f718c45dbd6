import type { ChartAspect, NatalChart, Planet, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import { contactMeaning } from '../../reading/almanac/contactMeaning.ts'
import { toneOf } from '../../reading/facts/toneOf.ts'
import type { Transit } from '../../sky/transits.ts'
import { bodyWords } from '../../words/bodies.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { ChatFacts } from '../chatFacts.ts'
import { houseThemes } from './houseThemes.ts'
import { questionKinds } from './questionKinds.ts'
import type { Term } from './terms.ts'
import { OVERVIEW, type Topic, topicsOf } from './topics.ts'

interface Question {
  message: string
  facts: ChatFacts
  /** Earlier answers: what they have told is not told again while there is something else. */
  told: readonly string[]
}

const MOST_PARAGRAPHS = 3

/**
 * The answer of the almanac: a sentence that meets the question as it was asked, and what the chart shows about its
 * subjects, a paragraph for each part of them.
 */
export function answerFromChart({ message, facts, told }: Question): string {
  const asked = topicsOf(message)
  const found = paragraphsOn(asked, facts)
  const topics = found.length > 0 ? asked : [OVERVIEW]
  const paragraphs = found.length > 0 ? found : paragraphsOn(topics, facts)
  const isTold = (paragraph: string) => told.some((answer) => answer.includes(paragraph))
  const fresh = [...paragraphs.filter((each) => !isTold(each)), ...paragraphs.filter(isTold)]
  const lead = [...openingFor(message, topics), `Here is what your chart shows about ${aboutWords(topics)}.`].join(' ')
  const close = topics.includes(OVERVIEW) ? [OFFER] : []
  return [lead, ...fresh.slice(0, MOST_PARAGRAPHS - close.length), ...close].join('\n\n')
}

const aboutWords = (topics: readonly Topic[]): string =>
  topics.map(({ about }) => about).join(topics.at(-1)?.isToday ? ' ' : ' and ')

const OFFER =
  'Ask me about love, work, money, family or friends, about today, or about any planet, sign or house of your chart.'

const UNCLEAR = "I can't tell which part of your chart that is about, so I'll start with your Sun."

function openingFor(message: string, topics: readonly Topic[]): string[] {
  const kind = questionKinds.find(({ pattern }) => pattern.test(message))
  if (kind) return [kind.opening]
  return topics.includes(OVERVIEW) && !/\b(?:i|me|my|myself|chart)\b/i.test(message) ? [UNCLEAR] : []
}

/** Of two topics in turn. */
function paragraphsOn(topics: readonly Topic[], facts: ChatFacts): string[] {
  const lists = topics.map((topic) => paragraphsOf(topic, topics, facts))
  const longest = Math.max(...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)))
  return [...new Set(inTurn.flat())]
}

function paragraphsOf(topic: Topic, topics: readonly Topic[], { chart, transits, facts }: ChatFacts): string[] {
  if (topic.term) return [topic.term.meaning, ...examplesOf(topic.term, { chart, transits, facts })]
  const others = topics.flatMap((other) => other.planets)
  if (topic.isToday && others.length > 0) return transitsTo(others, transits).flatMap(tellTransit)
  if (topic.isToday) return [tellMoon(facts), ...transits.flatMap(tellTransit)]
  const positions = topic.planets.flatMap((planet) => chart.planetaryPositions.filter((each) => each.planet === planet))
  // Planets that were named come before all else; of those behind a theme, the first.
  const leading = topic.houses.length > 0 ? 1 : positions.length
  const inHouses = chart.planetaryPositions.filter(({ house }) => house !== null && topic.houses.includes(house))
  const inSign = chart.planetaryPositions.filter(({ sign, certain }) => certain && sign === topic.sign)
  return [
    ...(topic.asksMotion ? topic.planets.map((planet) => tellMotion(planet, facts)) : []),
    ...positions.slice(0, leading).map(tellPosition),
    ...topic.houses.flatMap((house) => tellCusp(chart, house)),
    ...aspectsOf(topic, chart).map(tellAspect),
    ...[...positions.slice(leading), ...inHouses, ...inSign].map(tellPosition),
    ...chart.houses.filter(({ sign }) => sign === topic.sign).flatMap(({ house }) => tellCusp(chart, house)),
  ]
}

/** Those that reach the subject; where none does, the closest. */
function transitsTo(planets: readonly Planet[], transits: readonly Transit[]): readonly Transit[] {
  const reaching = transits.filter(({ target }) => planets.includes(target))
  return reaching.length > 0 ? reaching : transits.slice(0, 1)
}

/** Of the first planet of a topic, those to its second one first. */
function aspectsOf({ planets: [first, second] }: Topic, { aspects }: NatalChart): ChartAspect[] {
  const own = aspects.filter((aspect) => isOf(aspect, first))
  return [...own.filter((aspect) => isOf(aspect, second)), ...own.filter((aspect) => !isOf(aspect, second))]
}

function examplesOf({ shownBy, name, none }: Term, { chart, transits }: ChatFacts): string[] {
  const examples: Record<Term['shownBy'], () => string[]> = {
    aspects: () => chart.aspects.filter(({ aspect }) => `${aspect}s` === name).map(tellAspect),
    retrograde: () => chart.planetaryPositions.filter(({ retrograde }) => retrograde).map(tellPosition),
    rising: () => [tellRising(chart), ...tellCusp(chart, 1)],
    houses: () => fullestHouses(chart).flatMap((house) => tellCusp(chart, house)),
    transits: () => transits.flatMap(tellTransit),
  }
  const found = examples[shownBy]()
  return found.length > 0 ? found : [none ?? `There are no ${name} in your chart.`]
}

/** The houses with most planets first, and the first house where they are equal. */
const fullestHouses = ({ houses, planetaryPositions }: NatalChart): number[] => {
  const planetsIn = (house: number) => planetaryPositions.filter((each) => each.house === house).length
  return houses.map(({ house }) => house).toSorted((a, b) => planetsIn(b) - planetsIn(a))
}

const isOf = ({ planet1, planet2 }: ChartAspect, planet: string | undefined) => planet1 === planet || planet2 === planet

const WITHOUT_SIGN =
  "The Moon changed signs on the day you were born. Without a birth time I can't tell which of the two is yours, so I leave it out."

function tellPosition({ planet, sign, house, certain, interpretation }: PlanetaryPosition): string {
  if (!certain) return WITHOUT_SIGN
  const inHouse = house === null ? '' : `, in the ${ordinal(house)} house, which is about ${houseThemes[house - 1]}`
  return `Your ${planet} is in ${sign}${inHouse}. ${interpretation}`
}

const tellCusp = ({ houses }: NatalChart, house: number): string[] =>
  houses
    .filter((each) => each.house === house)
    .map(
      ({ sign, interpretation }) =>
        `Your ${ordinal(house)} house, which is about ${houseThemes[house - 1]}, begins in ${sign}. ${interpretation}`,
    )

const tellAspect = ({ planet1, aspect, planet2, interpretation }: ChartAspect): string =>
  `There is ${withArticle(aspect)} between your ${planet1} and your ${planet2}. ${interpretation}`

const withArticle = (aspect: string) => `${/^[aeiou]/.test(aspect) ? 'an' : 'a'} ${aspect}`

const tellRising = ({ risingSign }: NatalChart): string =>
  risingSign
    ? `Your rising sign is ${risingSign}: what people meet first, before they know you.`
    : "The rising sign needs a birth time, and yours isn't known. The rest of your chart can still answer."

const tellMotion = (planet: Planet, { retrogrades = [] }: ChatFacts['facts']): string =>
  retrogrades.some(({ of, body }) => of === 'sky' && body === planet)
    ? `In the sky ${bodyWords(planet)} is retrograde right now, which people read as a time to go over things again.`
    : `In the sky ${bodyWords(planet)} is moving forward right now.`

function tellMoon({ placements, phases = [] }: ChatFacts['facts']): string {
  const moon = placements.find(({ of, body }) => of === 'sky' && body === 'Moon')
  const [phase = 'new_moon'] = phases
  return `In the sky the Moon is in ${moon?.sign}, and it is ${PHASE_WORDS[phase]}.`
}

const PHASE_WORDS: Record<MoonPhase, string> = {
  new_moon: 'a New Moon',
  waxing_crescent: 'a waxing crescent',
  first_quarter: 'at its first quarter',
  waxing_gibbous: 'waxing gibbous',
  full_moon: 'a Full Moon',
  waning_gibbous: 'waning gibbous',
  last_quarter: 'at its last quarter',
  waning_crescent: 'a waning crescent',
}

/** What two bodies that meet mean in a life is told as in the daily readings. The book has no chapter for the Moon, which passes in hours. */
function tellTransit({ mover, aspect, target }: Transit): string[] {
  const meaning = contactMeaning({ mover, point: target, tone: toneOf(aspect) })
  if (!meaning) return []
  return [`Right now there is ${withArticle(aspect)} from ${bodyWords(mover)} to your natal ${target}. ${meaning}`]
}
