import { rotated } from '../../words/chooseLongestAgo.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { hash } from '../../words/hash.ts'
import type { Knowledge } from '../Knowledge.ts'
import type { Question } from '../question/Question.ts'
import { readQuestion } from '../question/readQuestion.ts'
import { suggestions } from './chatWords.ts'
import type { Turn } from './Turn.ts'

const MOST = 3

interface Choice {
  question: Question
  /** Those of the answer itself. */
  own: readonly string[]
  known: Knowledge
  /** The question that is being answered and those before it, newest first. None of them is suggested again. */
  turns: readonly Turn[]
}

/** Questions to ask next: about what the answer was about, and one of the general ones. */
export function suggestNext({ question, own, known, turns }: Choice): string[] {
  const { any, area, body } = suggestions()
  const [first] = question.bodies
  const about = [
    ...(question.area ? area[question.area] : []),
    ...(first ? body.map((each) => fillTemplate(each, { body: first })) : []),
  ]
  const general = rotated(any, hash(turns.map(({ message }) => message).join()))
  const asked = new Set(turns.map(({ message }, at) => subjectOf(message, turns.slice(at + 1))))
  const isNew = (each: string) => !asked.has(subjectOf(each)) && mayBeAnswered(each, known)
  const fresh = [...about.filter(isNew).slice(0, MOST - 1), ...general.filter(isNew)]
  return [...new Set([...own, ...fresh])].slice(0, MOST)
}

/** What a question is about, however it is put. */
function subjectOf(message: string, earlier: readonly Turn[] = []): string {
  const { kind, asks, bodies, houses, happening, period, area } = readQuestion({ message, earlier })
  const isPlace = kind === 'placement' && bodies.length > 0 && asks !== 'aspects'
  const what = isPlace ? 'place' : (happening ?? asks ?? kind)
  return [what, bodies, houses, period, isPlace ? '' : area].join('/')
}

/** Without a birth time there are no houses and no angles to ask about. */
function mayBeAnswered(message: string, { chart }: Knowledge): boolean {
  if (chart.birthTimeKnown) return true
  const { bodies, houses, asks } = readQuestion({ message, earlier: [] })
  const needsTime = bodies.some((each) => each === 'Ascendant' || each === 'Midheaven') || asks === 'ruler'
  return houses.length === 0 && !needsTime && !(asks === 'degree' && bodies.includes('Moon'))
}
