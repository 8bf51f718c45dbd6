import type { ModelReading } from '../../functions/domain/reading/model/ModelReading.ts'

/** A passage as a well-behaved model might make it of the notes that it gets: what they say, in slightly other words. */
export function rephrase(notes: string): ModelReading {
  const lines = notes.split('\n')
  const sentencesAt = (label: string) =>
    lines
      .filter((line) => line.startsWith(`${label}: `))
      .flatMap((line) => reworded(line.slice(label.length + 2)).split(/(?<=[.!?]) (?=["A-Z])/))
  const [feels = 'The day is a quiet one, and you like it that way.', ...more] = sentencesAt('feels')
  const [why = 'It is a small thing, and it is yours.', ...others] = sentencesAt('why')
  const life = [...more, ...others, ...LIFE.flatMap(sentencesAt)]
  const area = sentencesAt('area')
  return {
    title: TITLES[[...notes].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % TITLES.length]!,
    feels,
    why,
    life: [...life.slice(0, Math.max(1, MOST_SENTENCES - area.length)), ...area],
    act: sentencesAt('act').join(' '),
  }
}

const LIFE = ['picture', 'bites', 'helps', 'wish']
const MOST_SENTENCES = 5

/** Without contractions, which the almanac is fond of. */
const reworded = (text: string): string => WORDS.reduce((said, [from, to]) => said.replaceAll(from, to), text)

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b[Yy]ou)'re\b/g, ' are'],
  [/(?<=\b[Tt]hey)'re\b/g, ' are'],
  [/(?<=\b(?:[Ii]t|[Tt]hat|[Tt]here))'s\b(?! been)/g, ' is'],
  [/\b(do|does|did|is|are|need|would|could|should)n't\b/gi, '$1 not'],
  [/\bcan't\b/g, 'cannot'],
  [/\bperhaps\b/g, 'maybe'],
  [/\bsomebody\b/g, 'someone'],
  [/\bTonight\b/g, 'This evening'],
]

const TITLES = [
  'Less hurry, more heart',
  'The second thought wins',
  'Ask before you answer',
  'A quiet yes',
  'Enough is plenty today',
  'Say the small thing',
  'Half of it is done',
  'Your own good pace',
]
