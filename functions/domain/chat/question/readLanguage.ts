import { ENGLISH, FOREIGN, SIGNS_OF_LANGUAGE } from './commonWords.ts'

/** Scripts that tell the language. Japanese comes before Chinese, since it is written with both. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Tamil', /\p{Script=Tamil}/gu],
  ['Bengali', /\p{Script=Bengali}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
]
const NO_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** A character of these scripts says as much as two letters or more. */
const LATIN = /\p{Script=Latin}/gu

/** The language of a message that is not English. A foreign name or word in an English sentence leaves it English. */
export function readLanguage(whole: string): string | undefined {
  const message = whole.slice(0, MOST_READ)
  return (NO_LATIN.test(message) ? languageOfScript(message) : undefined) ?? languageOfWords(message)
}

function languageOfScript(message: string): string | undefined {
  const latin = countOf(message, LATIN)
  const counts = SCRIPTS.map(([language, letters]) => [language, countOf(message, letters)] as const)
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return all * 2 > latin ? counts.find(([, count]) => count > 0)?.[0] : undefined
}

const countOf = (message: string, letters: RegExp): number => message.match(letters)?.length ?? 0

/** At least two of its commonest words, and more than of English. */
function languageOfWords(message: string): string | undefined {
  const words =
    message
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}]+|¿/gu)
      ?.slice(0, MOST_WORDS) ?? []
  const greeting = words.length <= 3 ? words.map((word) => SIGNS_OF_LANGUAGE[word]).find(Boolean) : undefined
  if (greeting !== undefined) return greeting
  const [language, count] = FOREIGN.map(
    ([name, known]) => [name, words.filter((word) => known.has(word)).length] as const,
  )
    .toSorted(([, one], [, other]) => other - one)
    .at(0)!
  const english = words.filter((word) => ENGLISH.has(word) && !OF_BOTH.has(word)).length
  return count >= 2 && count > english ? language : undefined
}

/** English, and as common elsewhere. */
const OF_BOTH = new Set('a me no do an as on so was am is in we of to he'.split(' '))
const MOST_READ = 600
const MOST_WORDS = 60
