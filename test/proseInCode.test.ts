import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { sources } from './importGraph.ts'

const MOST_WORDS = 12

/** Prose that is still to be moved into `functions/content`, and what is no prose. */
const EXCEPTED = [
  'functions/domain/chat/',
  'functions/domain/compatibility/',
  'functions/domain/mail/',
  'functions/domain/meditation/',
  // What a model is asked.
  'functions/domain/reading/model/instructions.ts',
  // A list of words.
  'functions/domain/identity/passwords.ts',
]

interface Node {
  type: string
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

/** Every string and template of a source; an expression within a template is one word. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = []
  JSON.stringify(parseSync(file, source).program, (_, node: Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node?.type === 'TemplateLiteral') texts.push(node.quasis!.map(({ value }) => value.cooked).join('…'))
    return typeof node === 'bigint' ? String(node) : node
  })
  return texts
}

/** A pattern that finds words is no sentence. */
const isProse = (text: string) =>
  !text.includes('(?:') && text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length > MOST_WORDS

const proseIn = (file: string, source: string) => textsOf(file, source).filter(isProse)

test('what is told to somebody is in the book, not in the code', () => {
  const domain = sources.filter(({ file }) => file.startsWith('functions/domain/'))
  const prose = domain
    .filter(({ file }) => !EXCEPTED.some((excepted) => file.startsWith(excepted)))
    .flatMap(({ file, text }) => proseIn(file, text).map((found) => `${file}: ${found}`))

  expect(domain.length).toBeGreaterThan(200)
  expect(prose).toEqual([])
})

test('a sentence of thirteen words is found in a string and in a template, and not in a comment', () => {
  const words = 'one two three four five six seven eight nine ten eleven twelve'

  expect(proseIn('a.ts', `const a = '${words} more'`)).toHaveLength(1)
  expect(proseIn('a.ts', `const a: string = \`${words} \${b} more\``)).toHaveLength(1)
  expect(proseIn('a.ts', `const a = '${words}' // ${words} more`)).toEqual([])
})
