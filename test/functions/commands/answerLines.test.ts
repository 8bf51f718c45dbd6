import { PassThrough, Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { answerLines } from '../../../functions/commands/answerLines.ts'

async function answersTo(chunks: (string | Buffer)[]): Promise<unknown[]> {
  const output = new PassThrough()
  const [, written] = await Promise.all([
    answerLines({ input: Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output }, (line) => [line]),
    text(output),
  ])
  return written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)[0])
}

describe('each line has one answer, in order', () => {
  const accented = Buffer.from('Zürich\n')
  test.each<[string, (string | Buffer)[], string[]]>([
    ['with a last line end', ['a\nb\n'], ['a', 'b']],
    ['without one', ['a\nb'], ['a', 'b']],
    ['with line ends of two characters', ['a\r\nb\r\n'], ['a', 'b']],
    ['across chunks', ['a', 'b\nc', 'd\n'], ['ab', 'cd']],
    ['with a letter cut in two', [accented.subarray(0, 2), accented.subarray(2)], ['Zürich']],
    ['with separators that are no line ends', ['a\u2028b\rc\n'], ['a\u2028b\rc']],
    ['empty ones too', ['\n\na\n'], ['', '', 'a']],
    ['when there is none', [], []],
  ])('%s', async (_, chunks, lines) => {
    expect(await answersTo(chunks)).toEqual(lines)
  })
})

test('lines are taken no faster than the answers are read', async () => {
  let taken = 0
  const source = Readable.from(
    (function* () {
      for (; taken < 100_000; taken++) yield Buffer.from(`${taken}\n`)
    })(),
  )
  const stuck = new Writable({ highWaterMark: 1, write: () => undefined })

  const answering = answerLines({ input: source, output: stuck }, (line) => line)
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  const waiting = taken
  stuck.destroy()
  await answering

  expect(waiting).toBeLessThan(1000)
})

test('a stream without line ends does not fill the memory', async () => {
  const [only] = await answersTo(Array.from({ length: 100 }, () => 'x'.repeat(50_000)))

  expect(String(only).length).toBeLessThan(200_000)
})

test('a reader that leaves early ends the run quietly', async () => {
  const output = new PassThrough()
  const answering = answerLines({ input: Readable.from([Buffer.from('a\n'.repeat(100))]), output }, (line) => line)
  output.once('data', () => output.destroy())

  await expect(answering).resolves.toBeUndefined()
})

test('what breaks in an answer is not hidden', async () => {
  const broken = answerLines({ input: Readable.from([Buffer.from('a\n')]), output: new PassThrough() }, () => {
    throw new TypeError('broken')
  })

  await expect(broken).rejects.toThrow('broken')
})
