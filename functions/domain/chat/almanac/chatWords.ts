import type { EpochSeconds } from '../../../../shared/domain/time.ts'
import { localDateAt } from '../../../../shared/domain/time.ts'
import type { ChatAnswers, ChatSuggestions } from '../../../content/schema/chatChapters.ts'
import type { Template } from '../../../content/schema/Template.ts'
import { openChapter } from '../../content/openChapter.ts'
import { whenFor } from '../../reading/words/when.ts'
import { capitalised } from '../../words/capitalised.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { ordinal } from '../../words/ordinals.ts'
import type { Knowledge } from '../Knowledge.ts'
import { houseThemes } from './houseThemes.ts'

export const answers = (): ChatAnswers => openChapter<ChatAnswers>('chat/answers')
export const suggestions = (): ChatSuggestions => openChapter<ChatSuggestions>('chat/suggestions')

/** One of several ways to say a thing, filled in and with a capital; the turn picks it. */
export function say<Slot extends string>(
  ways: readonly Template<Slot>[],
  words: Readonly<Record<NoInfer<Slot>, string>>,
  turn = 0,
): string {
  return capitalised(fillTemplate(ways[turn % ways.length]!, words))
}

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** ", in your fourth house of home and family", or nothing without houses. */
export const whereWords = (house: number | null | undefined): string =>
  house ? `, in your ${ordinal(house)} house of ${houseThemes[house - 1]}` : ''

/** "Mars", "Mars and Venus", "Mars, Venus and Pluto". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Days in the words of the person's own zone: "on Thursday", "on 3 February", with the year where it is not this one. */
export function dayWordsFor({ zone, now }: Pick<Knowledge, 'zone' | 'now'>) {
  const today = localDateAt(now, zone)
  const when = whenFor(today, zone)
  const withYear = (at: EpochSeconds, words: string) => {
    const year = localDateAt(at, zone).slice(0, 4)
    return year === today.slice(0, 4) || words.includes(year) || !/\d/.test(words) ? words : `${words} ${year}`
  }
  const on = (at: EpochSeconds) => withYear(at, when.on(at))
  return {
    /** "on 3 February", "today". */
    on,
    /** "3 February", after until and to. */
    day: (at: EpochSeconds) => on(at).replace(/^on /, ''),
    /** "on 3 February", "three times, on …, on … and on …". */
    times: (exact: readonly EpochSeconds[]) =>
      exact.length === 1
        ? on(exact[0]!)
        : `${COUNTS[exact.length] ?? `${exact.length} times`}, ${listWords(exact.map(on))}`,
  }
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' }
