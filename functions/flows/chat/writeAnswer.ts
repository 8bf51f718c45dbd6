import * as z from 'zod/mini'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { answerFromChart } from '../../domain/chat/almanac/answerFromChart.ts'
import type { ChatFacts } from '../../domain/chat/chatFacts.ts'
import { citationsOf } from '../../domain/chat/citations.ts'
import { conversation } from '../../domain/chat/conversation.ts'
import type { Exchange } from '../../domain/chat/exchange.ts'
import { instructions } from '../../domain/chat/instructions.ts'
import { checkText } from '../../domain/grounding/checkText.ts'
import type { LanguageModel, Turn } from '../../domain/ports/languageModel.ts'
import { askChecked } from '../writing/askChecked.ts'

export interface WriteAnswerNeeds {
  model: LanguageModel
}

interface Question {
  message: string
  facts: ChatFacts
  /** Newest first. */
  earlier: readonly Exchange[]
  person: string
  now: EpochSeconds
}

type Answer = Pick<Exchange, 'response' | 'cites' | 'source'>

/** The answer to a question about a chart: the model's if it says only what the facts bear out, else the almanac's. */
export async function writeAnswer({ model }: WriteAnswerNeeds, question: Question): Promise<Answer> {
  const { message, facts, earlier } = question
  const written = await askModel(model, question)
  const response = written ?? answerFromChart({ message, facts, told: earlier.map((each) => each.response) })
  return { response, cites: citationsOf(response, facts.facts), source: written === undefined ? 'almanac' : 'model' }
}

const Reply = z.object({ reply: z.string() })

/** An answer that says what the facts do not bear out is asked for once more. */
const askModel = (model: LanguageModel, { message, facts, earlier, person, now }: Question) =>
  askChecked(model, {
    writing: {
      writer: 'chat',
      instructions,
      input: conversation({ facts, earlier, message }),
      schema: Reply,
      maxTokens: 500,
      person,
      now,
    },
    totalTimeoutMs: 20_000,
    leastTimeoutMs: 6_000,
    judge: ({ reply }) => {
      const text = reply.normalize('NFKC').trim()
      return isGrounded(text, facts) ? { accepted: text } : { correction: CORRECTION }
    },
  })

const isGrounded = (text: string, { facts }: ChatFacts): boolean =>
  checkText({ text, facts, instructions }).length === 0

/** Does not repeat what was wrong: the model is to look at the facts and not at its mistake. */
const CORRECTION: Turn = {
  role: 'developer',
  text: 'An answer to this was thrown away, because it named something that is not in the data block or broke a rule. Answer again, with placements and aspects from the block only.',
}
