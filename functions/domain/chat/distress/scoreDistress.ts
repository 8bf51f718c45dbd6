import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataFile } from '../../dataFile.ts'
import { featuresOf } from '../score/featuresOf.ts'
import { sharesOf } from '../score/sharesOf.ts'
import type { Distress } from './Distress.ts'

/** The classes of the score in the order of its weights. The first is what anybody asks an astrologer. */
export const SCORED = [
  'ordinary',
  'overdose',
  'despair',
  'selfHarm',
  'abuse',
  'eating',
  'minor',
  'pregnancy',
  'illness',
] as const satisfies readonly (Distress | 'ordinary')[]

/** What a weight of one stands for. */
export const STEP = 0.08

export interface DistressScore {
  /** How likely a message is one of distress, from 0 to 1. */
  likelihood: number
  /** The kind that it would be. */
  kind: Distress
  /** How likely it is this kind, from 0 to 1. */
  ofKind: number
}

let weights: Int8Array | undefined

/** Learnt when the code is built, from `functions/data/messages`. `text` is as `plainText` makes it. */
export function scoreDistress(text: string): DistressScore {
  weights ??= new Int8Array(brotliDecompressSync(readFileSync(dataFile('generated/distress.bin'))))
  const [ordinary = 1, ...shares] = sharesOf({
    weights,
    classes: SCORED.length,
    features: featuresOf(text),
    step: STEP,
  })
  const ofKind = Math.max(...shares)
  const [, ...kinds] = SCORED
  return { likelihood: 1 - ordinary, kind: kinds[shares.indexOf(ofKind)]!, ofKind }
}
