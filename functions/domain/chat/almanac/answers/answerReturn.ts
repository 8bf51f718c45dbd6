import type { Body } from '../../../grounding/Body.ts'
import type { Return, Returns } from '../../../sky/calendar/listReturns.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { answers, dayWordsFor, say } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'

/** A body's return to its place in the chart: whether it is under way, when the next one is, and when the last one was. */
export function answerReturn(body: Body, known: Knowledge, isWhen = false): AlmanacAnswer {
  const { timing } = answers()
  const kind = body === 'Uranus' ? 'half' : 'full'
  const name = body === 'Uranus' ? 'Uranus opposition' : `${body} return`
  const found = findReturns(known.returns(), { body, kind, now: known.now })
  const reasons = contactReasons(
    { mover: body, aspect: kind === 'full' ? 'conjunction' : 'opposition', point: body },
    known.reader,
  )
  const current = found.find(({ begins, ends }) => begins <= known.now && known.now < ends)
  const next = found.find(({ begins }) => begins > known.now)
  const last = found.findLast(({ ends }) => ends <= known.now)
  const words = ({ begins, ends, exact }: Return) => {
    const { on, day, times } = dayWordsFor(known)
    return { name, begins: on(begins), ends: day(ends), times: times(exact) }
  }
  if (current) return { answer: say(timing.returnNow, words(current)), ...reasons }
  const lastWords = last && { ...words(last), begins: dayWordsFor(known).day(last.begins) }
  if (isWhen && next) {
    const before = lastWords ? [say(timing.returnLast, lastWords)] : []
    return { answer: [say(timing.returnWhen, words(next)), ...before].join(' '), ...reasons }
  }
  const past = lastWords && say(timing.returnPast, lastWords)
  if (past && next) return { answer: `${past} ${say(timing.returnNext, words(next))}`, ...reasons }
  if (next) return { answer: say(timing.returnAhead, words(next)), ...reasons }
  return { answer: past ?? say(timing.returnNever, { name }), ...reasons }
}

interface Search {
  body: Body
  kind: Return['kind']
  now: Knowledge['now']
}

const findReturns = ({ within, last, next }: Returns, { body, kind }: Search): Return[] =>
  [...last, ...within, ...next]
    .filter((each) => each.mover === body && each.kind === kind)
    .sort((one, other) => one.begins - other.begins)
