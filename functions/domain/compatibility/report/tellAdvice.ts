import type { Planet } from '../../../../shared/domain/chart.ts'
import type { AdviceBody } from '../../../content/schema/compatibilityKeys.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'
import { contactsOfSide } from './tellPoints.ts'

/** Something to do where it rubs most, and something to do with what is easy: never both about one subject. */
export function tellAdvice(telling: Telling): string {
  const tense = subjectOf(telling, 'tense')
  const easy = subjectOf(telling, 'easy', tense)
  const parts = [tense && advise(tense, 'tense', telling), easy && advise(easy, 'easy', telling)]
  return parts.filter(Boolean).join(' ')
}

function advise(subject: AdviceBody, tone: 'easy' | 'tense', { pick }: Telling): string {
  const { frames, subjects, acts } = openTexts('advice')
  const frame = fillTemplate(pick(frames[tone], `advice ${tone}`), { subject: subjects[subject] })
  return `${frame} ${pick(acts[subject][tone], `act ${tone}`)}`
}

/** The subject of the weightiest contact: its faster personal body, and Venus or the Moon before the Sun. */
export function subjectOf(telling: Telling, tone: 'easy' | 'tense', taken?: AdviceBody): AdviceBody | undefined {
  const contacts = contactsOfSide(telling, tone === 'easy')
  const found = contacts.map(({ first, second }) => ORDER.find((body) => body === first || body === second))
  const free = found.filter((body) => body !== undefined && body !== taken)
  return free[0] ?? (tone === 'easy' ? ORDER.find((body) => body !== taken) : undefined)
}

const ORDER: readonly (AdviceBody & Planet)[] = ['Moon', 'Venus', 'Mars', 'Mercury', 'Sun']
