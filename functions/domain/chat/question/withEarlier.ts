import type { Question } from './Question.ts'

/** "What house is it in", "how long will this last": what it is, the last question says. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|they|them)\b(?! (?:week|month|year|day|morning|evening|weekend|time)\b)/

/** Whether a message names nothing itself and points at what was said before. `text` is in small letters. */
export function pointsBack(text: string, question: Question): boolean {
  const { kind, bodies, houses, signs, happening, person, period, asks } = question
  const hasNames = bodies.length + houses.length + signs.length > 0
  return (
    POINTERS.has(kind) &&
    POINTS_BACK.test(text) &&
    !hasNames &&
    !(person ?? period ?? (asks ? undefined : (happening ?? question.area ?? question.term)))
  )
}

const POINTERS: ReadonlySet<Question['kind']> = new Set([
  'timing',
  'status',
  'placement',
  'unclear',
  'concept',
  'why',
  'period',
])

/** What a question leaves out is that of the last one. One that says nothing at all is asked in the same way, too. */
export function withSubject(question: Question, last: Question): Question {
  const { kind, followUp: _, courtesy: __, app: ___, language: ____, ...subject } = last
  const lists = {
    bodies: question.bodies.length > 0 ? question.bodies : last.bodies,
    houses: question.houses.length > 0 ? question.houses : last.houses,
    signs: question.signs.length > 0 ? question.signs : last.signs,
  }
  const isSilent = question.kind === 'unclear' || (question.kind === 'period' && !question.period)
  const { area: _____, ...rest } = subject
  // "How long will this last?" is about the sky that was told.
  const kept = question.kind === 'timing' && kind === 'status' ? rest : subject
  return { ...kept, ...question, ...lists, ...(isSilent && POINTERS.has(kind) && { kind }) }
}

/** "He" is whom the last question was about, and "move in with him" belongs to the same part of life. */
export function withPerson(question: Question, { person: last, area }: Question): Question {
  const { person } = question
  if (!person || !last || (person.name !== 'this person' && person.name !== last.name)) return question
  const { asksTheirMind: _, ...known } = last
  const told = person.birth || person.bornIn || person.sign ? { name: last.name } : known
  const isVague = question.area === undefined || question.area === 'self'
  return { ...question, ...(area && isVague && { area }), person: { ...person, ...told } }
}
