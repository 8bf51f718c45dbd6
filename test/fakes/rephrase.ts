import type { ModelReading } from '../../functions/domain/reading/model/ModelReading.ts'

/** A reading as a well-behaved model might make it of the lines of facts that it gets: their words, and a kitchen. */
export function rephrase(sheet: string): ModelReading {
  const [heading = '', ...lines] = sheet.split('\n')
  const lineOf = (label: string) => lines.find((line) => line.startsWith(label))?.slice(label.length)
  const turn = [...sheet].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const [thing, place] = [THINGS[turn % THINGS.length]!, PLACES[turn % PLACES.length]!]
  const other = THINGS[(turn + 5) % THINGS.length]!
  const place2 = PLACES[(turn + 3) % PLACES.length]!
  const lead = sentenceOf(lineOf('Lead: ')!)
  const part = /which is about .*$/.exec(lineOf('Place: ')!)![0]
  const where = /\b\w+ (house|sign), /.exec(lineOf('Place: ')!)![0]
  const scene = `The ${where}${part.slice(0, -1)}, is ${thing} ${place} today.`
  const rest = lines.filter((line) => !/^(Lead|Place|Second): /.test(line)).map(sentenceOf)
  const advice = `Put ${other} ${place2} before supper, and explain to one other person what ${thing} is usually for.`
  if (heading.includes('Kind: sign'))
    return {
      title: `For ${thing}`,
      content: `${lead} ${scene}\n\nYou would rather see to ${other} immediately than to ${thing} that can usually wait ${place2}. ${rest[0]?.slice(0, -1)}, and ${thing} waits as well.`,
      advice,
    }
  const second = lineOf('Second: ')
  const tail = second ? `As for ${thing}, there is more to know: ${second}` : rest[1]
  return {
    title: `For ${thing}`,
    content: [
      `${lead} ${scene}`,
      `You would rather see to ${other} before everything else. ${rest.at(-1)?.slice(0, -1)}, and ${other} waits as well.`,
      `${tail} Whatever demands an immediate answer is usually ${thing} ${place2}. A short list and ${other} beat a long evening.`,
    ].join('\n\n'),
    advice,
  }
}

const sentenceOf = (line: string): string =>
  line
    .replace(
      /^(New Moon|Full Moon|First quarter|Last quarter|Solar eclipse|Lunar eclipse)/,
      (name) => `There is a ${name}`,
    )
    .replace(/^The next ((?:waxing|waning) half Moon|New Moon|Full Moon): (.*)\.$/, 'You have until the $1 on $2.')
    .replace(/^(.*) (is exact(?: again)?|comes back into range): (.*)\.$/, '$1 $2 on $3.')
    .replace(/^It is (close|the)/, 'All of this is $1')

const THINGS = [
  'a kettle',
  'a wet coat',
  'a mug',
  'a receipt',
  'a book',
  'a button',
  'a knife',
  'a basket',
  'a key',
  'a stamp',
  'a glove',
]
const PLACES = [
  'by the door',
  'on the stairs',
  'under the table',
  'next to the phone',
  'beside the sink',
  'on the window sill',
  'in the hall',
]
