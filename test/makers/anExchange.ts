import type { Exchange } from '../../functions/domain/chat/exchange.ts'
import { NOW } from './later.ts'

export const anExchange = (changes: Partial<Exchange> = {}): Exchange => ({
  at: NOW,
  message: 'Who am I?',
  response: 'Your Sun is in Gemini.',
  cites: [{ planet: 'Sun', sign: 'Gemini' }],
  source: 'almanac',
  ...changes,
})
