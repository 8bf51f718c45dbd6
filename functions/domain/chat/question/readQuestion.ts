import type { LocalDate } from '../../../../shared/domain/time.ts'
import { lifeAreaOf } from './lifeWords.ts'
import type { Question, QuestionKind } from './Question.ts'
import { type Findings, readFindings } from './readFindings.ts'
import { restOfAbout } from './readFollowUp.ts'
import { readKind } from './readKind.ts'
import { pointsBack, withPerson, withSubject } from './withEarlier.ts'

interface Message {
  message: string
  /** The newest first. */
  earlier: readonly { message: string; response: string }[]
  /** Tells a birth date that lies ahead. Without it, only a day that no calendar has is impossible. */
  today?: LocalDate
}

/** As many turns back a "him" or a "go on" is looked up. */
const MOST_TURNS = 8

/** How a message is understood, with the last turns. Reads any text and never fails. */
export function readQuestion({ message, earlier, today }: Message): Question {
  const found = readFindings(message, today)
  const isAbout = asksTheSameAbout(found, earlier.length > 0)
  const question = questionOf(isAbout ? { ...found, followUp: 'about' } : found)
  const [before, ...rest] = earlier.slice(0, MOST_TURNS)
  const isContinued = question.kind === 'followUp' || pointsBack(found.text, question)
  if (!before || !(isContinued || question.person)) return question
  const last = readQuestion({ message: before.message, earlier: rest, ...(today && { today }) })
  return withPerson(isContinued ? withSubject(question, last) : question, last)
}

/** Only what belongs to its kind. */
function questionOf(found: Findings): Question {
  const { text: _, followUp, courtesy, app, language, ...rest } = found
  const kind = readKind(found)
  return {
    kind,
    ...rest,
    ...(OF_LIFE.has(kind) && areaOf(found)),
    ...(kind === 'followUp' && followUp && { followUp }),
    ...(kind === 'courtesy' && courtesy && { courtesy }),
    ...(kind === 'app' && app && { app }),
    ...(kind === 'foreign' && language && { language }),
  }
}

const OF_LIFE: ReadonlySet<QuestionKind> = new Set(['area', 'why', 'decision', 'timing'])

/** Of what life is asked, told by any of its words where none names it outright. */
function areaOf({ area, bodies, text }: Findings): Pick<Question, 'area'> {
  const found = area ?? (bodies.length === 0 ? lifeAreaOf(text) : undefined)
  return found ? { area: found } : {}
}

/** "What about him?" asks of somebody even where nothing was said before. */
function asksTheSameAbout(found: Findings, hasEarlier: boolean): boolean {
  const rest = restOfAbout(found.text)
  if (rest === undefined || found.app || found.language) return false
  if (/^(?:him|her|them|he|she|his|hers|theirs)$/.test(rest)) return true
  return hasEarlier && Boolean(found.bodies.length || found.signs.length || found.houses.length || hasSubject(found))
}

const hasSubject = ({ area, period, person, happening, speaks }: Findings) =>
  area ?? period ?? person ?? happening ?? speaks
