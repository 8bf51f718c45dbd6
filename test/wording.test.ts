import { expect, test } from 'vitest'
import { sources } from './importGraph.ts'

/** As the specification words them. */
const SPECIFIED = ["You've successfully logged in.", 'Please log in to access billing information.']

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')

const texts = sources.map(({ file, text }) => ({
  file,
  text: SPECIFIED.reduce((rest, specified) => rest.replaceAll(specified, ''), withoutComments(text)),
}))

const finds = (words: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(words)].map(([found]) => `${file}: ${found}`))

test('what people read says to sign in and to log out, as the buttons for it do', () => {
  expect(finds(/\blog(s|ged|ging)?[\s-]+((?!out)\w+\s+)?in\b/gi)).toEqual([])
  expect(finds(/(?<!\/)\bsign(s|ed|ing)?[\s-]+((\w+\s+)?out|in\s+or\s+out)\b/gi)).toEqual([])
})
