import type { Planet } from '../../../../../shared/domain/chart.ts'
import { isTurning } from '../../../../content/schema/keys.ts'
import type { Body } from '../../../grounding/Body.ts'
import { counselOf } from '../../../reading/almanac/contactCounsel.ts'
import { turningPassage } from '../../../reading/almanac/passagesOf.ts'
import { bodyWords } from '../../../words/bodies.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { atStart } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say } from '../chatWords.ts'
import { reasonsOfCounsel } from '../contactReasons.ts'

/** Whether a body is retrograde, until when, and when it is next. */
export function answerRetrograde(body: Body, known: Knowledge): AlmanacAnswer {
  const { timing } = answers()
  const { on } = dayWordsFor(known)
  const found = known.retrogrades().filter(({ planet }) => planet === body)
  const [current, next] = [found.find(({ from }) => from <= known.now), found.find(({ from }) => from > known.now)]
  const later = next ? say(timing.retrogradeLater, { begins: on(next.from) }) : ''
  if (current) {
    const now = say(timing.retrogradeNow, { body: atStart(body), sign: current.fromSign, ends: on(current.to) })
    return { answer: `${now} ${later}`.trim(), ...turningReasons(body) }
  }
  if (!next) return { answer: say(answers().status.retrogradeNot, { body: bodyWords(body as Planet) }) }
  const words = { body: atStart(body), begins: on(next.from), ends: on(next.to) }
  return { answer: say(timing.retrogradeNext, words), ...turningReasons(body) }
}

function turningReasons(body: Body): Omit<AlmanacAnswer, 'answer'> {
  if (!isTurning(body)) return {}
  return reasonsOfCounsel(counselOf(turningPassage(body, 'retrograde')))
}

/** When a body goes into the next sign. */
export function answerIngress(body: Body, known: Knowledge): AlmanacAnswer {
  const { timing } = answers()
  const found = known.ingresses().find(({ planet }) => planet === body)
  const now = known.sky().find(({ planet }) => planet === body)
  if (!now) return { answer: say(timing.contactNone, { mover: bodyWords(body as Planet) }) }
  if (!found) return { answer: say(timing.ingressNone, { body: atStart(body), now: now.sign }) }
  const words = { body: atStart(body), now: now.sign, sign: found.sign, date: dayWordsFor(known).day(found.at) }
  return { answer: say(timing.ingress, words) }
}
