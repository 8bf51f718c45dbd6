import type { Planet } from '../../../../../shared/domain/chart.ts'
import { listTransits } from '../../../sky/transits.ts'
import { bodyWords } from '../../../words/bodies.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { atStart } from '../bodyPhrases.ts'
import { ASPECT_IN } from '../chartWords.ts'
import { answers, dayWordsFor, listWords, say, whereWords } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { houseAt } from '../houseAt.ts'
import { answerMoon, answerMoonNow, answerVoidMoon } from './answerMoon.ts'
import { answerIngress } from './answerMotion.ts'
import { answerReturn } from './answerReturn.ts'
import { contactNow } from './contactNow.ts'

/** What is so in the sky right now. */
export function answerStatus(question: Question, known: Knowledge): AlmanacAnswer {
  const [body] = question.bodies
  if (question.happening === 'return') return answerReturn(body ?? 'Saturn', known)
  if (question.happening === 'voidMoon') return answerVoidMoon(known)
  if (question.happening === 'retrograde' || question.asks === 'retrograde') return answerRetrogradeNow(question, known)
  if (question.happening === 'fullMoon' || question.happening === 'newMoon')
    return answerMoonNow(known, question.happening)
  if (body === 'Moon') return answerMoonNow(known)
  if (question.happening === 'eclipse') return answerMoon('eclipse', known)
  if (question.happening === 'ingress' && body) return answerIngress(body, known)
  const place = known.sky().find(({ planet }) => planet === body)
  if (!place || question.happening === 'contact') return answerTransits(question, known)
  const words = {
    body: atStart(place.planet),
    sign: place.sign,
    where: whereWords(houseAt(known.chart, place.longitude)),
  }
  const touch = contactNow(known, (contact) => contact.mover === body)
  const answer = say(answers().status.body, words)
  return touch ? { ...touch, answer: `${answer} ${touch.answer}` } : { answer }
}

function answerRetrogradeNow({ bodies: [body] }: Question, known: Knowledge): AlmanacAnswer {
  const { status, timing } = answers()
  const now = known.retrogrades().filter(({ from }) => from <= known.now)
  if (!body) {
    const names = now.map(({ planet }) => planet)
    return {
      answer:
        names.length > 0 ? say(status.retrogradeAll, { bodies: listWords(names) }) : say(status.retrogradeNone, {}),
    }
  }
  const { on, day } = dayWordsFor(known)
  const current = now.find(({ planet }) => planet === body)
  if (current) return { answer: say(status.retrogradeYes, { body: bodyWords(body as Planet), ends: day(current.to) }) }
  const next = known.retrogrades().find(({ planet, from }) => planet === body && from > known.now)
  const not = say(status.retrogradeNot, { body: bodyWords(body as Planet) })
  if (!next) return { answer: not }
  const words = { body: atStart(body), begins: on(next.from), ends: on(next.to) }
  return { answer: say(timing.retrogradeNext, words).replace(/^[^.]+\./, not) }
}

const MOST_TRANSITS = 3

/** The closest of the sky to the chart; the fastest body is left out, since it is gone within hours. */
export function answerTransits({ bodies, area }: Question, known: Knowledge): AlmanacAnswer {
  const { status } = answers()
  const natal = known.chart.planetaryPositions.filter(({ planet }) => known.chart.birthTimeKnown || planet !== 'Moon')
  const isAsked = (...named: Planet[]) =>
    bodies.length === 0 || bodies.some((body) => named.some((each) => each === body))
  const found = listTransits({ natal, instant: known.now })
    .filter(({ mover }) => mover !== 'Moon' && mover !== 'North Node')
    .filter(({ mover, target }) => isAsked(mover, target))
    .slice(0, MOST_TRANSITS)
  const [closest] = found
  if (!closest) return { answer: say(status.transitsNone, {}) }
  const told = found.map(({ mover, aspect, target }) => `${bodyWords(mover)} in ${ASPECT_IN[aspect]} your ${target}`)
  return {
    answer: say(status.transits, { transits: listWords(told) }),
    ...contactReasons({ ...closest, point: closest.target }, known.reader, area),
  }
}
