import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { plainText } from '../domain/chat/distress/plainText.ts'
import { SCORED, STEP } from '../domain/chat/distress/scoreDistress.ts'
import { featuresOf } from '../domain/chat/score/featuresOf.ts'
import { learn } from './build/learn.ts'

const MESSAGES = join(import.meta.dirname, 'messages/distress')
const CODE = [
  import.meta.filename,
  join(import.meta.dirname, 'build/learn.ts'),
  ...['distress/plainText.ts', 'distress/scoreDistress.ts', 'score/featuresOf.ts', 'score/sharesOf.ts'].map((name) =>
    join(import.meta.dirname, '../domain/chat', name),
  ),
]
/** Smaller weights change hardly anything, and a table with many zeros is small. */
const LEAST = 0.33

/** The labelled messages, a file for each kind and one on a line. */
export const labelledMessages = (): { kind: string; message: string }[] =>
  SCORED.flatMap((kind) =>
    readFileSync(join(MESSAGES, `${kind}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((message) => ({ kind, message })),
  )

/** Learns from the labelled messages how each kind of distress is worded, and writes it as one byte a weight. */
function buildDistress(output: string): string {
  if (isFresh(output)) return `${output} is up to date`
  const examples = labelledMessages().map(({ kind, message }) => ({
    features: featuresOf(plainText(message)),
    answer: SCORED.findIndex((each) => each === kind),
  }))
  const weights = Int8Array.from(learn(examples, SCORED.length), inSteps)
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(`${output}.${process.pid}`, brotliCompressSync(weights))
  renameSync(`${output}.${process.pid}`, output)
  return `${output}: ${examples.length} messages`
}

const inSteps = (weight: number): number =>
  Math.abs(weight) < LEAST ? 0 : Math.max(-127, Math.min(127, Math.round(weight / STEP)))

function isFresh(output: string): boolean {
  if (!existsSync(output)) return false
  const made = statSync(output).mtimeMs
  const inputs = [...CODE, ...readdirSync(MESSAGES).map((name) => join(MESSAGES, name))]
  return inputs.every((input) => statSync(input).mtimeMs < made)
}

if (import.meta.main) console.log(buildDistress(join(import.meta.dirname, 'generated/distress.bin')))
