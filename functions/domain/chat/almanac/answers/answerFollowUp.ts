import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import { readQuestion } from '../../question/readQuestion.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { answers, firstSentence, say } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { pointsOf } from '../pointsOf.ts'
import type { Turn } from '../Turn.ts'
import { lifeReasons } from './answerLife.ts'

interface Talk {
  known: Knowledge
  /** Newest first. */
  earlier: readonly Turn[]
  /** The answer to any other kind of question. */
  answerOf: (question: Question, known: Knowledge, earlier: readonly Turn[]) => AlmanacAnswer
}

/** A wish about the last answer: the same question again, told shorter, further, with a picture, or of something else. */
export function answerFollowUp(question: Question, { known, earlier, answerOf }: Talk): AlmanacAnswer {
  const index = earlier.findIndex((turn, at) => asWas(turn, earlier.slice(at + 1)).kind !== 'followUp')
  if (index < 0) return { answer: say(answers().followUp.nothingBefore, {}) }
  const asked = asWas(earlier[index]!, earlier.slice(index + 1))
  const before = earlier.slice(index + 1)
  if (question.followUp === 'about') return answerOf({ ...asked, ...named(question, asked) }, known, before)
  const previous = answerOf(asked, known, before)
  return WISHES[question.followUp ?? 'more']({ asked, previous, known, earlier })
}

interface Wish {
  asked: Question
  previous: AlmanacAnswer
  known: Knowledge
  earlier: readonly Turn[]
}

const WISHES: Record<Exclude<Question['followUp'], 'about' | undefined>, (wish: Wish) => AlmanacAnswer> = {
  simpler: tellSimpler,
  more: tellMore,
  why: tellMore,
  example: tellExample,
  act: tellAct,
  doubt: ({ earlier }) => ({ answer: say(answers().followUp.doubt, {}, earlier.length) }),
}

const isTold = (text: string, earlier: readonly Turn[]) => earlier.some(({ response }) => response.includes(text))

/** What a life is like is told by its reason, and everything else by its first sentence, too. */
function tellSimpler({ asked, previous }: Wish): AlmanacAnswer {
  const isOfLife = asked.kind === 'why' || asked.kind === 'area' || asked.kind === 'decision'
  const { plain } = previous
  const short = isOfLife && plain ? plain : [firstSentence(previous.answer), plain].filter(Boolean).join(' ')
  return { answer: say(answers().followUp.simpler, { short }) }
}

function tellMore({ asked, previous, known, earlier }: Wish): AlmanacAnswer {
  const { followUp: words } = answers()
  const reasons = [...(previous.reasons ?? []), ...(lifeReasons(asked, known).reasons ?? [])]
  const fresh = reasons.filter((reason) => !isTold(reason, earlier))
  return fresh.length > 0 ? { answer: say(words.more, {}), reasons: fresh } : { answer: say(words.nothingMore, {}) }
}

/** A scene of the answer itself, or of the next contacts to what it was about. */
function tellExample(wish: Wish): AlmanacAnswer {
  const { asked, previous, known, earlier } = wish
  const points = pointsOf(asked)
  const pictures = known
    .contacts()
    .filter(({ point, ends }) => points.includes(point) && ends > known.now)
    .map((contact) => contactReasons(contact, known.reader).picture)
  const found = [previous.picture, ...pictures].find((picture) => picture && !isTold(picture, earlier))
  return found ? { answer: say(answers().followUp.example, { picture: found }) } : tellMore(wish)
}

function tellAct(wish: Wish): AlmanacAnswer {
  const { asked, previous, known, earlier } = wish
  const acts = [...(previous.acts ?? []), ...(lifeReasons(asked, known).acts ?? [])]
  const act = acts.find((each) => !isTold(each, earlier))
  return act ? { answer: say(answers().followUp.act, { act }) } : tellMore(wish)
}

const asWas = ({ message }: Turn, earlier: readonly Turn[]): Question => readQuestion({ message, earlier })

/** What a follow-up names itself, in place of what the question before it was about. */
function named({ bodies, houses, signs, person, area, period, happening, speaks }: Question, asked: Question) {
  const isNew = bodies.length + houses.length + signs.length > 0 || happening !== undefined
  const isOfLife = ((speaks ?? area) && LIFE.has(asked.kind)) || (speaks && asked.kind === 'placement')
  return {
    ...(isNew && { bodies, houses, signs }),
    ...(person && person !== asked.person && { person }),
    ...(person && person.name !== asked.person?.name && { kind: 'person' as const }),
    ...(area && { area }),
    ...(period && { period }),
    ...(period && period !== asked.period && PERIODLESS.has(asked.kind) && { kind: 'period' as const }),
    ...(happening && { happening }),
    ...(speaks && { speaks, bodies }),
    ...(isOfLife && { kind: 'area' as const }),
  }
}

const LIFE: ReadonlySet<Question['kind']> = new Set(['decision', 'unclear', 'courtesy', 'app', 'person'])
const PERIODLESS: ReadonlySet<Question['kind']> = new Set(['timing', 'status', 'unclear', 'area', 'courtesy', 'app'])
