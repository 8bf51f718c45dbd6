import * as z from 'zod/mini'
import { localDateAt } from '../../../shared/domain/time.ts'
import { answerQuestion } from '../../domain/chat/almanac/answerQuestion.ts'
import { type ChatFacts, chatFacts } from '../../domain/chat/chatFacts.ts'
import { citationsOf } from '../../domain/chat/citations.ts'
import { conversation } from '../../domain/chat/conversation.ts'
import type { Exchange } from '../../domain/chat/exchange.ts'
import { instructions } from '../../domain/chat/instructions.ts'
import type { Knowledge } from '../../domain/chat/Knowledge.ts'
import type { QuestionKind } from '../../domain/chat/question/Question.ts'
import { readQuestion } from '../../domain/chat/question/readQuestion.ts'
import { checkText } from '../../domain/grounding/checkText.ts'
import type { LanguageModel, Turn } from '../../domain/ports/languageModel.ts'
import { datesIn } from '../../domain/words/datesIn.ts'
import { askChecked } from '../writing/askChecked.ts'

export interface WriteAnswerNeeds {
  model: LanguageModel
}

interface Asked {
  message: string
  known: Knowledge
  /** Newest first. */
  earlier: readonly Exchange[]
  /** Names the person to the model's provider. */
  person: string
}

type Answer = Pick<Exchange, 'response' | 'cites' | 'source' | 'suggestions'>

/** What is the same whoever writes it: how the app works, courtesies, and that only English is spoken. */
const BY_ALMANAC: ReadonlySet<QuestionKind> = new Set(['app', 'courtesy', 'foreign'])

/**
 * The answer to a question: the almanac's, which says what is true, or the model's telling of it, if that says only what
 * the facts and the almanac's answer bear out.
 */
export async function writeAnswer({ model }: WriteAnswerNeeds, asked: Asked): Promise<Answer> {
  const { message, known, earlier } = asked
  const question = readQuestion({ message, earlier, today: localDateAt(known.now, known.zone) })
  const almanac = answerQuestion({ message, question, known, earlier })
  const facts = withDates(chatFacts(known), almanac.response, known)
  const written = BY_ALMANAC.has(question.kind)
    ? undefined
    : await askModel(model, asked, { facts, notes: almanac.response })
  const response = written ?? almanac.response
  return {
    response,
    cites: citationsOf(response, facts.facts),
    source: written === undefined ? 'almanac' : 'model',
    suggestions: almanac.suggestions,
  }
}

/** The days that the almanac's answer names are facts too. */
function withDates(facts: ChatFacts, answer: string, { now, zone }: Knowledge): ChatFacts {
  const today = localDateAt(now, zone)
  return { ...facts, facts: { ...facts.facts, today, dates: [today, ...datesIn(answer, today)] } }
}

const Reply = z.object({ reply: z.string() })

interface Told {
  facts: ChatFacts
  /** The almanac's answer. */
  notes: string
}

/** An answer that says what the facts do not bear out is asked for once more. */
const askModel = (model: LanguageModel, { message, earlier, person, known }: Asked, { facts, notes }: Told) =>
  askChecked(model, {
    writing: {
      writer: 'chat',
      instructions,
      input: conversation({ facts, earlier, message, notes }),
      schema: Reply,
      maxTokens: 500,
      person,
      now: known.now,
    },
    totalTimeoutMs: 20_000,
    leastTimeoutMs: 6_000,
    judge: ({ reply }) => {
      const text = reply.normalize('NFKC').trim()
      const faults = checkText({ text, facts: facts.facts, instructions })
      return faults.length === 0 ? { accepted: text } : { correction: correctionOf(faults) }
    },
  })

const MOST_FAULTS = 4

const correctionOf = (faults: ReturnType<typeof checkText>): Turn => ({
  role: 'developer',
  text: `An answer to this was thrown away. ${faults
    .slice(0, MOST_FAULTS)
    .map(({ kind, quote }) => `Wrong ${kind}, by the data: "${quote}"`)
    .join(' ')} Answer again, from the data and the almanac's answer only.`,
})
