import type { Turn } from '../ports/languageModel.ts'
import type { ChatFacts } from './chatFacts.ts'
import type { Exchange } from './exchange.ts'
import { ALMANAC, factsById } from './factIds.ts'

/** The last turns that a reply may refer to: at most so many, and about 3,000 tokens of them. */
const MOST_EXCHANGES = 10
const MOST_CHARACTERS = 12_000

interface Conversation {
  facts: ChatFacts
  /** Newest first. */
  earlier: readonly Exchange[]
  message: string
  /** The almanac's answer to the question. */
  notes: string
}

/**
 * What the model reads after its instructions: the facts as data, the last turns, and the question, each in a role of
 * its own. Of the person it gets what they wrote and where the planets were; no name, date, time, place or address.
 */
export const conversation = ({ facts, earlier, message, notes }: Conversation): Turn[] => [
  { role: 'developer', text: factsAsData(facts) },
  ...latest(earlier)
    .toReversed()
    .flatMap((exchange): Turn[] => [
      { role: 'user', text: visible(exchange.message) },
      { role: 'assistant', text: exchange.response },
    ]),
  {
    role: 'developer',
    text: `The almanac's answer to the next question, which is true, and is fact ${ALMANAC}: ${notes}`,
  },
  { role: 'user', text: visible(message) },
]

/** A fixed answer has no place in what follows: nobody is to be asked about it again. */
function latest(earlier: readonly Exchange[]): Exchange[] {
  let characters = 0
  return earlier
    .filter(({ source }) => source !== 'fixed')
    .slice(0, MOST_EXCHANGES)
    .filter(({ message, response }) => {
      characters += message.length + response.length
      return characters <= MOST_CHARACTERS
    })
}

/** Letters that no screen shows can carry orders that their sender never saw. */
const visible = (text: string): string => text.replace(/[\u{e0000}-\u{e007f}\u200b\u2060\ufeff]/gu, '')

const factsAsData = (facts: ChatFacts): string =>
  JSON.stringify({ facts: factsById(facts), birthTimeKnown: facts.chart.birthTimeKnown })
