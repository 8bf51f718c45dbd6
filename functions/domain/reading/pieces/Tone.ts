/** How two bodies meet: a conjunction joins; a trine or a sextile is easy; a square or an opposition is tense. */
export type Tone = 'joined' | 'easy' | 'tense'

/** By which of its clauses a card foretells a day: it will end as its tone asks for it, and a conjunction not as a hard day. */
export const AHEAD = { joined: 'easy', easy: 'easy', tense: 'tense' } as const satisfies Record<Tone, string>
