import { readMentions } from '../../grounding/readMentions.ts'
import type { FactSheet } from './factSheet.ts'

/** What the title and the first sentence leave out of the lead: its body, what that does, and the name of a great event. */
export function listLeadFaults(title: string, first: string, { lines }: FactSheet): string[] {
  const { text, mover } = lines[0]!
  const mentions = readMentions(first)
  const hasBody = mentions.some((mention) => mention.kind === 'body' && mention.body === mover)
  const hasDeed = mentions.some(({ kind }) => kind === 'sign' || kind === 'aspect') || MOTION.test(first)
  const unnamed = EVENTS.filter(({ of, name }) => of.test(text) && !name.test(`${title}. ${first}`))
  return [
    ...(hasBody && hasDeed ? [] : ['The first sentence does not name the lead, with its aspect, sign or motion.']),
    ...unnamed.map(({ event }) => `Neither the title nor the first sentence names the ${event}.`),
  ]
}

const MOTION = /\b(?:turns?|stops?|stands? still|enters?|moves into|station\w*|retrograde|direct)\b/i

const EVENTS: readonly { event: string; of: RegExp; name: RegExp }[] = [
  { event: 'New Moon', of: /New Moon/, name: /\bnew moon\b/i },
  { event: 'Full Moon', of: /Full Moon/, name: /\bfull moon\b|\bmoon is full\b/i },
  { event: 'eclipse', of: /eclipse/, name: /\beclipse\b/i },
  { event: 'station', of: /\bturns (?:retrograde|direct)/, name: /\b(?:turn|stop|station|retrograde|direct)/i },
]
