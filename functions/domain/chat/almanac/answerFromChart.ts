import type { ChartAspect, NatalChart, PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import type { MoonPhase } from '../../../../shared/domain/moon.ts'
import type { Transit } from '../../sky/transits.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { ChatFacts } from '../chatFacts.ts'
import { brings, meansWell, standsFor } from './contacts.ts'
import { houseThemes } from './houseThemes.ts'
import { type Topic, topicOf } from './topics.ts'

interface Question {
  message: string
  facts: ChatFacts
  /** Earlier answers: what they have told is not told again while there is something else. */
  told: readonly string[]
}

const MOST_PARAGRAPHS = 3

/** The answer of the almanac: what the chart shows about the subject of a question, a paragraph for each part of it. */
export function answerFromChart({ message, facts, told }: Question): string {
  const asked = topicOf(message)
  const found = paragraphsOn(asked, facts)
  const topic = found.length > 0 ? asked : topicOf('')
  const paragraphs = found.length > 0 ? found : paragraphsOn(topic, facts)
  const isTold = (paragraph: string) => told.some((answer) => answer.includes(paragraph))
  const fresh = [...paragraphs.filter((each) => !isTold(each)), ...paragraphs.filter(isTold)]
  return [`Here is what your chart shows about ${topic.about}.`, ...fresh.slice(0, MOST_PARAGRAPHS)].join('\n\n')
}

function paragraphsOn(topic: Topic, { chart, transits, facts }: ChatFacts): string[] {
  if (topic.isToday) return [tellMoon(facts), ...transits.map(tellTransit)]
  const positions = topic.planets.flatMap((planet) => chart.planetaryPositions.filter((each) => each.planet === planet))
  const inHouses = chart.planetaryPositions.filter(({ house }) => house !== null && topic.houses.includes(house))
  const inSign = chart.planetaryPositions.filter(({ sign, certain }) => certain && sign === topic.sign)
  return [
    ...(topic.isRising ? [tellRising(chart)] : []),
    ...positions.slice(0, 1).map(tellPosition),
    ...topic.houses.flatMap((house) => tellCusp(chart, house)),
    ...chart.aspects.filter((aspect) => isOf(aspect, topic.planets[0])).map(tellAspect),
    ...[...positions.slice(1), ...inHouses, ...inSign].map(tellPosition),
    ...chart.houses.filter(({ sign }) => sign === topic.sign).flatMap(({ house }) => tellCusp(chart, house)),
  ].filter((paragraph, index, all) => all.indexOf(paragraph) === index)
}

const isOf = ({ planet1, planet2 }: ChartAspect, planet: string | undefined) => planet1 === planet || planet2 === planet

const WITHOUT_SIGN =
  'The Moon changed signs on the day you were born. Without a birth time I can’t tell which of the two is yours, so I leave it out.'

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
    : 'The rising sign needs a birth time, and yours isn’t known. The rest of your chart can still answer.'

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

const tellTransit = ({ mover, aspect, target }: Transit): string =>
  `Right now there is ${withArticle(aspect)} from ${bodyWords(mover)} to your natal ${target}. ${capitalised(bodyWords(mover))} brings ${brings[mover]}; your ${target} is ${standsFor[target]}. ${meansWell[aspect]}`
