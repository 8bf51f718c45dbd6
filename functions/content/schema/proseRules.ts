/** The rules of form for prose that a reader sees. Each check answers what is wrong and what to do, or nothing. */

export const MOST_WORDS_A_SENTENCE = 28

/** Words that sound of much and say nothing. */
export const FILLER =
  /\b(energ(?:y|ies|etic)|vibes?|cosmic|universe|journeys?|embrac\w+|navigat\w+|unlock\w*|manifest\w*|align\w*|tapestr\w+|transform(?:s|ed|ing|ation\w*)|lean(?:s|ing)? into|hold(?:s|ing)? space|step(?:s|ping)? into)\b/i

/** What makes a statement less than certain. */
const HEDGE = /\b(may|might|could|perhaps|maybe|probably|tends? to)\b/gi
/** Weaker than those, so that only a whole reading counts it. What the reader is able to do is no hedge. */
const WEAK_HEDGE = /\b(?<!you )can(?!'t|not)\b/gi

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The sentences of a text: they end with a full stop, a question mark or an exclamation mark, also before a quotation mark. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]+["”’)]*|[^.!?]+$/g)?.map((part) => part.trim()) ?? []

export const countHedges = (text: string): number => text.match(HEDGE)?.length ?? 0

export const countAllHedges = (text: string): number => countHedges(text) + (text.match(WEAK_HEDGE)?.length ?? 0)

/** @param slots the names that may stand in braces */
export function listProseFaults(text: string, slots: readonly string[]): string[] {
  const faults: string[] = []
  for (const sentence of sentencesOf(text)) {
    const words = countWords(sentence)
    if (words > MOST_WORDS_A_SENTENCE)
      faults.push(`a sentence of ${words} words: split it or cut it to ${MOST_WORDS_A_SENTENCE}`)
    if (countHedges(sentence) > 1)
      faults.push(`two hedges in one sentence ("${sentence.match(HEDGE)?.join('", "')}"): keep one`)
  }
  const filler = FILLER.exec(text)
  if (filler) faults.push(`"${filler[0]}" is a word that says nothing: say what is meant`)
  faults.push(...listSlotFaults(text, slots))
  if (/\t/.test(text)) faults.push('a tab: use a space')
  if (/[\u2018\u2019\u201c\u201d\u2014]/.test(text))
    faults.push('a typographic quotation mark or a long dash: use \' and ", and a comma or a colon')
  if (/ {2,}/.test(text)) faults.push('two spaces in a row: use one')
  if (/\bBy (?:[A-Z][a-z]+day|\d|the end of)[^.]* you\b/.test(text))
    faults.push('a promise with a date ("By … you …"): nobody can keep it, say what helps')
  return faults
}

/** What is wrong with the braces of a text. */
export function listSlotFaults(text: string, slots: readonly string[]): string[] {
  const faults: string[] = []
  for (const [, slot] of text.matchAll(/\{([^}]*)\}/g)) {
    if (!slots.includes(slot!))
      faults.push(`{${slot}} is not a slot here: ${slots.length > 0 ? `use {${slots.join('}, {')}}` : 'write it out'}`)
  }
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) faults.push('a brace without its partner: write {slot}')
  return faults
}

const isSentence = (text: string) => /^["'{A-Z0-9]/.test(text) && /[.!?]["')]?$/.test(text)

export const listSentenceFaults = (text: string, slots: readonly string[]): string[] => [
  ...listProseFaults(text, slots),
  ...(isSentence(text) ? [] : ['not a whole sentence: begin with a capital letter and end with a full stop']),
]
