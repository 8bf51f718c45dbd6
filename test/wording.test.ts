import { expect, test } from 'vitest'
import { sources } from './importGraph.ts'

/** As the specification words them. */
const SPECIFIED = ["You've successfully logged in.", 'Please log in to access billing information.']

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')

const texts = sources.map(({ file, text }) => ({
  file,
  text: SPECIFIED.reduce((rest, specified) => rest.replaceAll(specified, ''), withoutComments(text)),
}))

const finds = (words: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(words)].map(([found]) => `${file}: ${found}`))

test('what people read says to sign in and to log out, as the buttons for it do', () => {
  expect(finds(/\blog(s|ged|ging)? ((?!out)\w+ )?in\b/gi)).toEqual([])
  expect(finds(/\bsign(s|ed|ing)? ((\w+ )?out|in or out)\b/gi)).toEqual([])
})
