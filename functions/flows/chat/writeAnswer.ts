import { localDateAt } from '../../../shared/domain/time.ts'
import { answerQuestion } from '../../domain/chat/almanac/answerQuestion.ts'
import { type ChatFacts, chatFacts } from '../../domain/chat/chatFacts.ts'
import { citationsOf } from '../../domain/chat/citations.ts'
import { conversation } from '../../domain/chat/conversation.ts'
import type { Distress } from '../../domain/chat/distress/Distress.ts'
import type { Exchange } from '../../domain/chat/exchange.ts'
import { ALMANAC, factsById } from '../../domain/chat/factIds.ts'
import { withAnswer } from '../../domain/chat/factsOfAnswer.ts'
import { answerInDistress } from '../../domain/chat/fixedAnswers.ts'
import { instructions, unsayable } from '../../domain/chat/instructions.ts'
import type { Knowledge } from '../../domain/chat/Knowledge.ts'
import { baselessIn, ModelReply, replyFromText, textOf } from '../../domain/chat/modelReply.ts'
import type { QuestionKind } from '../../domain/chat/question/Question.ts'
import { readQuestion } from '../../domain/chat/question/readQuestion.ts'
import { withoutFaults } from '../../domain/chat/withoutFaults.ts'
import { checkText } from '../../domain/grounding/checkText.ts'
import type { Facts, ViolationKind } from '../../domain/grounding/Facts.ts'
import type { LanguageModel, Turn } from '../../domain/ports/languageModel.ts'
import { askChecked } from '../writing/askChecked.ts'

export interface WriteAnswerNeeds {
  model: LanguageModel
}

interface QuestionInContext {
  message: string
  known: Knowledge
  /** Newest first. */
  earlier: readonly Exchange[]
  /** Names the person to the model's provider. */
  person: string
  /** Where the person is, for its help lines. */
  country?: string | undefined
}

type Answer = Pick<Exchange, 'response' | 'cites' | 'source' | 'suggestions'>

/** What is the same whoever writes it: how the app works, courtesies, and that only English is spoken. */
const BY_ALMANAC: ReadonlySet<QuestionKind> = new Set(['app', 'courtesy', 'foreign'])

/** Questions that are answered from somebody else's chart as well. */
const OF_ANOTHER: ReadonlySet<QuestionKind> = new Set(['person', 'compare'])

/**
 * The answer to a question: the almanac's, which says what is true, or the model's telling of it, if that says only what
 * the facts and the almanac's answer bear out.
 */
export async function writeAnswer({ model }: WriteAnswerNeeds, asked: QuestionInContext): Promise<Answer> {
  const { message, known, earlier } = asked
  const question = readQuestion({ message, earlier, today: localDateAt(known.now, known.zone) })
  const almanac = answerQuestion({ message, question, known, earlier })
  const facts = chatFacts(known)
  const written = BY_ALMANAC.has(question.kind)
    ? undefined
    : await askModel(model, asked, { facts, notes: almanac.response, isOfAnother: OF_ANOTHER.has(question.kind) })
  if (written && 'distress' in written)
    return { response: answerInDistress(written.distress, asked.country), cites: [], source: 'fixed' }
  const response = written?.text ?? almanac.response
  return {
    response,
    cites: citationsOf(response, facts.facts),
    source: written === undefined ? 'almanac' : 'model',
    suggestions: almanac.suggestions,
  }
}

interface Told {
  facts: ChatFacts
  /** The almanac's answer. */
  notes: string
  isOfAnother: boolean
}

/** An answer that says what the facts do not bear out, and does not stand without it, is asked for once more. */
const askModel = (model: LanguageModel, asked: QuestionInContext, { facts, notes, isOfAnother }: Told) =>
  askChecked(model, {
    writing: {
      writer: 'chat',
      instructions,
      input: conversation({ facts, earlier: asked.earlier, message: asked.message, notes }),
      schema: ModelReply,
      fromText: replyFromText,
      maxTokens: 500,
      person: asked.person,
      now: asked.known.now,
    },
    totalTimeoutMs: 20_000,
    leastTimeoutMs: 6_000,
    judge: judgeBy(
      withAnswer(facts.facts, { answer: notes, today: localDateAt(asked.known.now, asked.known.zone), isOfAnother }),
      new Set([ALMANAC, ...Object.keys(factsById(facts))]),
    ),
  })

/** What is shown: the text, or the answer of ours to what the model heard. */
type Accepted = { text: string } | { distress: Distress }

function judgeBy(facts: Facts, ids: ReadonlySet<string>) {
  const faultsOf = (text: string) => checkText({ text, facts, instructions: unsayable })
  return (reply: ModelReply): { accepted: Accepted } | { correction: Turn } => {
    if (reply.distress) return { accepted: { distress: reply.distress } }
    const text = textOf(reply)
    const faults = [...faultsOf(text), ...baselessIn(reply, ids)]
    if (faults.length === 0) return { accepted: { text } }
    const rest = withoutFaults(text, faults)
    return rest && faultsOf(rest).length === 0 ? { accepted: { text: rest } } : { correction: correctionOf(faults) }
  }
}

/** Names what was wrong and quotes none of it: what a model wrote may be an order that somebody gave it. */
const correctionOf = (faults: ReturnType<typeof checkText>): Turn => ({
  role: 'developer',
  text: `An answer to this was thrown away: ${[...new Set(faults.map(({ kind }) => FAULTS[kind]))].join('; ')}. Answer again, from the data and the almanac's answer only.`,
})

const FAULTS: Record<ViolationKind, string> = {
  placement: 'it named a sign or a house that is not in the data',
  aspect: 'it named an aspect or a figure that is not in the data',
  phase: 'it named a phase of the Moon or an eclipse that is not in the data',
  motion: 'it said of a planet that it moves as it does not',
  time: 'it named a day or an hour that is not in the data',
  degree: 'it named a degree that is not in the data',
  answer: "it answered otherwise than the almanac's answer",
  basis: 'a sentence of it rested on facts that were not given, or on all of them',
  promise: 'it promised what nobody knows',
  mind: 'it said what another person thinks or feels',
  counsel: 'it gave advice that only a doctor, a lawyer or the police may give',
  tone: 'it said what is never said to a reader',
  leak: 'it spoke of its own instructions',
  form: 'it was not plain English prose',
}
