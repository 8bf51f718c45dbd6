import { sentencesOf } from './sentences.ts'

/** Words that a text of ours is full of; a text in another language has hardly any of them. */
const COMMON =
  /^(?:the|a|an|and|or|but|to|of|in|on|for|with|at|by|from|as|is|are|it|its|this|that|you|your|you're|i|be|what|when|who|how|not|so|if|than|them|they|there|has|have|do|does|can|may|more|one|here|which|where|about|then|up|out|into|own|each|other|being|between|through|after|before|only|some|any|all|well|because|while|would|should|had|did|just|much|most|these|those|now|same|both|rather|yours|without)$/i
const COMMON_SHARE = 0.22
const COMMON_IN_SENTENCE = 0.125
const LONG = 8

/** What would be more than words on a page: markup, links, lists, code, addresses, numbers to ring. */
const MARKUP: readonly RegExp[] = [
  /[<>{}[\]|\\`*_~^=#@]/,
  /&(?:#?\w+);/,
  /(?:^|\n)\s*(?:[-+•·]|\d+[.)])\s/,
  /\b(?:https?|ftp|data|javascript|mailto|file)\s*:/i,
  /\bwww\b|\b[\w-]+\s?(?:\.|\[?dot\]?)\s?(?:com|net|org|io|app|dev|co|info|biz|me|xyz|ru|cn|uk|sg|de|ly|link|site|online|shop)\b/i,
  /\/\/|\.\.\//,
  // A date has as many digits as a telephone number.
  /(?!\d{4}-\d\d-\d\d\b)(?<!\d[-\d]*)(?:\+?\d[\s().-]?){7,}/,
  /[A-Za-z0-9+/]{40,}/,
]

/** Letters of other alphabets look like ours; half characters cannot be stored; marks that nobody sees may carry orders to whoever reads next. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\n]|[\p{Cc}--\n]|[\p{Cf}\p{Co}\p{Cn}]|\p{Extended_Pictographic}/v

const LEAKS: readonly RegExp[] = [
  /\b(?:system|developer|hidden|initial|original|secret)\s+(?:prompt|messages?|instructions?|rules?)\b/i,
  /\bmy (?:instructions?|prompt|rules|guidelines|programming|creators?|developers?|training|model)\b/i,
  /\bI (?:was|am|['’]m|have been) (?:told|instructed|programmed|asked|required|designed|trained|not (?:allowed|permitted)|forbidden)\b/i,
  /\b(?:language model|openai|chatgpt|gpt|llm|api key|json|schema|tokens?|jailbreak\w*|developer mode|dan mode|prompt(?:s|ed)?|database|data block)\b/i,
  /\b(?:ignore|disregard|forget|override)\b[^.]*\b(?:instructions?|rules?|previous|above)\b/i,
  /\bthe (?:facts|data|list) (?:I|you) (?:was|were|am|are|have|gave|given|got|provided)\b|\b(?:facts|data) (?:I was|given to me)\b/i,
  /\b(?:system|assistant|user|developer)\s*:/i,
  /\bmy name is (?!vesper)\w+|\bI(?:['’]m| am) (?:a human|a real person|not an AI|human|an? (?:woman|man|person)\b)|\bflesh and blood\b(?<!your \w+ and blood)/i,
]

const RUN = 8

/** Whether a text is plain English prose of one to `max` characters. */
export function hasPlainForm(text: string, max: number): boolean {
  if ([...text].length > max || text !== text.normalize('NFKC')) return false
  if (FOREIGN.test(text) || MARKUP.some((pattern) => pattern.test(text))) return false
  return isEnglish(text)
}

/** Whether a text speaks of its writer's instructions, or in their words. */
export const leaks = (text: string, instructions: string): boolean =>
  LEAKS.some((pattern) => pattern.test(text)) || sharesRun(text, instructions)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The whole, and each sentence of some length: one in another language must not hide among others. */
function isEnglish(text: string): boolean {
  const sentences = sentencesOf(text).map(wordsOf)
  return commonShare(sentences.flat()) >= COMMON_SHARE && sentences.every(isMaybeEnglish)
}

const isMaybeEnglish = (words: string[]): boolean => words.length < LONG || commonShare(words) >= COMMON_IN_SENTENCE

// Of no words at all it is no number, and reaches no share.
const commonShare = (words: string[]): number => words.filter((word) => COMMON.test(word)).length / words.length

/** Whether eight words in a row are those of the instructions. */
function sharesRun(text: string, instructions: string): boolean {
  const runs = (words: string[]) =>
    words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
  const known = new Set(runs(wordsOf(instructions)))
  return runs(wordsOf(text)).some((run) => known.has(run))
}
