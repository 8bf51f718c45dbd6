import type { Planet } from '../../../../shared/domain/chart.ts'
import { acts, adviceFrames, subjects } from '../almanac/acts.ts'
import type { Telling } from './Telling.ts'
import { contactsOfSide } from './tellPoints.ts'

type Personal = keyof typeof acts

/** Something to do where it rubs most, and something to do with what is easy: never both about one subject. */
export function tellAdvice(telling: Telling): string {
  const tense = subjectOf(telling, 'tense')
  const easy = subjectOf(telling, 'easy', tense)
  const parts = [tense && advise(tense, 'tense', telling), easy && advise(easy, 'easy', telling)]
  return parts.filter(Boolean).join(' ')
}

function advise(subject: Personal, tone: 'easy' | 'tense', { pick }: Telling): string {
  const frame = pick(adviceFrames[tone], `advice ${tone}`).replace('{subject}', subjects[subject])
  return `${frame} ${pick(acts[subject][tone], `act ${tone}`)}`
}

/** The subject of the weightiest contact: its faster personal body, and Venus or the Moon before the Sun. */
function subjectOf(telling: Telling, tone: 'easy' | 'tense', taken?: Personal): Personal | undefined {
  const contacts = contactsOfSide(telling, tone === 'easy')
  const found = contacts.map(({ first, second }) => ORDER.find((body) => body === first || body === second))
  const free = found.filter((body) => body !== undefined && body !== taken)
  return free[0] ?? (tone === 'easy' ? ORDER.find((body) => body !== taken) : undefined)
}

const ORDER: readonly (Personal & Planet)[] = ['Moon', 'Venus', 'Mars', 'Mercury', 'Sun']
