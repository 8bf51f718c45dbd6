import type { ChatExchange } from '../../../shared/domain/chat.ts'

export interface Found {
  exchange: ChatExchange
  /** The part of the answer in which the words are, or its beginning. */
  excerpt: string
}

/** The exchanges that have all words of a query in their question or answer, in any case and with or without accents. */
export function searchExchanges(exchanges: readonly ChatExchange[], query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return exchanges
    .filter(({ message, response }) => {
      const text = folded(`${message}\n${response}`)
      return words.every((word) => text.includes(word))
    })
    .map((exchange) => ({ exchange, excerpt: excerptOf(exchange.response, words) }))
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

const LENGTH = 140
/** So much of what comes before the first word is shown. */
const BEFORE = 40

function excerptOf(response: string, words: readonly string[]): string {
  const line = response.replace(/\s+/g, ' ')
  const text = line.replaceAll('’', "'").toLowerCase()
  const at = Math.min(...words.map((word) => text.indexOf(word)).filter((index) => index >= 0))
  const from = Number.isFinite(at) && at > BEFORE ? line.lastIndexOf(' ', at - BEFORE) + 1 : 0
  const to = from + LENGTH < line.length ? line.lastIndexOf(' ', from + LENGTH) : line.length
  return `${from > 0 ? '… ' : ''}${line.slice(from, to > from ? to : from + LENGTH)}${to < line.length ? ' …' : ''}`
}
