import type { Account } from '../account/account.ts'

/** A word in the index is cut after so many characters; what is found is compared with the account itself. */
const LONGEST = 40
/** Of names and addresses of unusual length only so many beginnings are indexed: one transaction has to hold them. */
const MOST_WORDS = 40
const SHORTEST_TAIL = 3

type Searched = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>

/** What a person can be found by, in lower case and without accents. */
const textsOf = ({ id, email, firstName, lastName }: Searched): string[] =>
  [email, firstName, lastName, id].map(foldText)

/**
 * The words by which the index knows a person: the local part of the address, the names, and each of them again from
 * every letter or digit on, as long as three characters are left; the id and the labels of the domain from their first
 * letter on. So every run of three or more characters within an address or a name is the beginning of a word. A word
 * that another one begins with is left out.
 */
export function searchWordsOf(account: Searched): string[] {
  const [email = '', firstName = '', lastName = '', id = ''] = textsOf(account)
  const at = email.lastIndexOf('@')
  const labels = beginnings(email.slice(at + 1)).filter((label) => label.includes('.'))
  const whole = [email, id, ...wordsIn(firstName), ...wordsIn(lastName), ...labels]
  const local = email.slice(0, Math.max(0, at))
  const tails = [
    ...Array.from(local.matchAll(LETTER), ({ index }) => email.slice(index)),
    ...[...wordsIn(firstName), ...wordsIn(lastName)].flatMap(tailsOf),
  ]
  return withoutBeginnings([...whole, ...tails].map(cutWord).filter(isOneWord)).slice(0, MOST_WORDS)
}

/** The words that somebody searches for; none when there is no letter and no digit. */
export const wordsIn = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.,;]+$/gu, ''))
    .filter(Boolean)

/** A word as the index begins it. */
export const cutWord = (word: string): string => Array.from(word).slice(0, LONGEST).join('')

/** Whether every word occurs in the address, a name or the id. */
export function isFoundBy(account: Searched, words: readonly string[]): boolean {
  const texts = textsOf(account)
  return words.every((word) => texts.some((text) => text.includes(word)))
}

const LETTER = /[\p{L}\p{N}]/gu

const isOneWord = (text: string): boolean => /^\S+$/.test(text)

const tailsOf = (word: string): string[] =>
  Array.from(word.matchAll(LETTER), ({ index }) => word.slice(index)).filter((tail) => tail.length >= SHORTEST_TAIL)

/** a.b.c, b.c, c */
const beginnings = (domain: string): string[] =>
  domain.split('.').map((_, index, labels) => labels.slice(index).join('.'))

function withoutBeginnings(words: string[]): string[] {
  const sorted = [...new Set(words)].sort()
  const isCovered = new Set(sorted.filter((word, index) => sorted[index + 1]?.startsWith(word)))
  return [...new Set(words)].filter((word) => !isCovered.has(word))
}

/** Letters that Unicode does not take apart into a plain one and its accent. */
const PLAIN: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' }

/** Keyboards and word processors write an apostrophe and a hyphen in many ways, and a person is one name. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BB\u02BC\u2032\u00B4\uFF07`]/g
const HYPHENS = /[\u2010-\u2015\u2212]/g

const foldText = (text: string): string =>
  text
    .toWellFormed()
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøłđæœıþð]/g, (letter) => PLAIN[letter]!)
    .replace(/[\p{M}\p{Cc}\p{Cf}]/gu, '')
