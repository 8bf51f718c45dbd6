import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface Streams {
  input: Readable
  output: Writable
}

/** Answers each line of text with one line of JSON, in order and as they come, so that a million lines do not pile up. */
export async function answerLines({ input, output }: Streams, answer: (line: string) => unknown): Promise<void> {
  try {
    await pipeline(input.setEncoding('utf8'), linesOf, (lines: AsyncIterable<string>) => answers(lines, answer), output)
  } catch (error) {
    if (!isClosedPipe(error)) throw error
  }
}

/** Past this a line is cut: no answer needs more, and a stream without line ends must not fill the memory. */
const LONGEST_LINE = 100_000

/** Parted at line feeds alone: `node:readline` would also part at separators that may stand within a text. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!.slice(0, LONGEST_LINE)
    yield* lines
  }
  if (rest) yield rest
}

async function* answers(lines: AsyncIterable<string>, answer: (line: string) => unknown): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(answer(line.replace(/\r$/, '')))}\n`
}

/** Whoever reads the answers may stop after the first few, as `head` does. */
const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
