import type { Planet } from '../../../../../shared/domain/chart.ts'
import { DAY } from '../../../../../shared/domain/time.ts'
import type { CalendarContact } from '../../../sky/calendar/listContactsBetween.ts'
import { bodyWords } from '../../../words/bodies.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { AREA_SOURCES } from '../areaBodies.ts'
import { contactWords } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { answerMoon, answerVoidMoon } from './answerMoon.ts'
import { answerIngress, answerRetrograde } from './answerMotion.ts'
import { answerReturn } from './answerReturn.ts'

/** When something begins, is exact or ends. */
export function answerTiming(question: Question, known: Knowledge): AlmanacAnswer {
  const [body] = question.bodies
  switch (question.happening) {
    case 'return':
      return answerReturn(body ?? 'Saturn', known)
    case 'retrograde':
      return answerRetrograde(body ?? 'Mercury', known)
    case 'newMoon':
    case 'fullMoon':
    case 'eclipse':
      return answerMoon(question.happening, known)
    case 'voidMoon':
      return answerVoidMoon(known)
    case 'ingress':
      return answerIngress(body ?? 'Sun', known)
    default:
      return question.area && !body ? answerLife(question, known) : answerContact(question, known)
  }
}

/** The next contact between the bodies that were named, or of the only one. */
function answerContact({ bodies, aspect, area }: Question, known: Knowledge): AlmanacAnswer {
  const isOf = (contact: CalendarContact) =>
    bodies.every((body) => contact.mover === body || contact.point === body) && (!aspect || contact.aspect === aspect)
  const found = known.contacts().find((contact) => isOf(contact) && contact.exact.some((at) => at >= known.now))
  const { timing } = answers()
  if (!found) return { answer: say(timing.contactNone, { mover: bodyWords((bodies[0] ?? 'Mars') as Planet) }) }
  const { on, times } = dayWordsFor(known)
  const { reasons, act } = contactReasons(found, known.reader, area)
  return {
    answer: say(timing.contactNext, {
      ...contactWords(found),
      begins: on(found.begins).replace(/^on /, ''),
      ends: on(found.ends).replace(/^on /, ''),
      times: times(found.exact),
    }),
    reasons,
    act,
  }
}

/** What no sky knows, such as a wedding: when the part of life is touched is what can be dated. */
function answerLife({ area = 'self' }: Question, known: Knowledge): AlmanacAnswer {
  const { words, bodies } = AREA_SOURCES[area]
  const { timing } = answers()
  const slow = known.contacts().filter(({ begins, ends, point }) => bodies.includes(point) && ends - begins > 5 * DAY)
  const found = (slow.length > 0 ? slow : known.contacts()).find(
    ({ exact, point }) => bodies.includes(point) && exact.some((at) => at >= known.now),
  )
  const life = say(timing.life, { area: words })
  if (!found) return { answer: life }
  const window = say(timing.window, {
    ...contactWords(found),
    times: dayWordsFor(known).on(found.exact.find((at) => at >= known.now)!),
  })
  return { answer: `${life} ${window}`, ...contactReasons(found, known.reader, area) }
}
