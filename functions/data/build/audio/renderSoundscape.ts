import { chords, type Soundscape } from '../../../domain/meditation/Soundscape.ts'
import { addPad } from './addPad.ts'
import { ambiences } from './ambiences.ts'
import { soundsOf } from './fourier.ts'
import { addNoise, mixIn } from './noiseBands.ts'
import { seededRandom } from './seededRandom.ts'
import { addBells, addDrops } from './strikes.ts'

/** One loop of a soundscape as 16-bit samples. It goes on from its end to its start without a seam. */
export function renderSoundscape({ ambience, root, chord }: Soundscape, seed: string): Int16Array {
  const random = seededRandom(seed)
  const notes = chords[chord].map((ratio) => root * ratio)
  const { bands, drops } = ambiences[ambience]
  const [pad, low] = soundsOf(
    (add) => addPad(add, notes, random),
    (add) => addNoise(add, bands[0], random),
  )
  const [middle, high] = soundsOf(
    (add) => addNoise(add, bands[1], random),
    (add) => addNoise(add, bands[2], random),
  )
  const sound = scaled(pad, PAD / rootMeanSquare(pad))
  for (const [at, noise] of [low, middle, high].entries()) mixIn(sound, noise, bands[at]!, random)
  if (drops) addDrops(sound, drops, random)
  const inBellRange = notes.map((note) => note * 2 ** Math.round(Math.log2(BELL / note)))
  addBells(sound, inBellRange, random)
  return toSamples(sound)
}

/** Loudness of the chord, against noise of about 1. */
const PAD = 0.9
/** The pitch in hertz that bells are near. */
const BELL = 330

/** Root mean square and peak of the result, of a full scale of 1: about as loud as quiet speech, far from clipping. */
const LOUDNESS = 0.09
const PEAK = 0.7

/** Samples come in steps of 8, which leaves three bits of each empty: thirteen are enough for sounds this quiet. */
export const EMPTY_BITS = 3
const STEP = 2 ** EMPTY_BITS

function toSamples(sound: Float64Array): Int16Array {
  let peak = 0
  for (const sample of sound) peak = Math.max(peak, Math.abs(sample))
  const steps = scaled(sound, (Math.min(LOUDNESS / rootMeanSquare(sound), PEAK / peak) * 32_767) / STEP)
  const samples = new Int16Array(sound.length)
  for (let at = 0; at < samples.length; at += 1) samples[at] = STEP * Math.round(steps[at]!)
  return samples
}

function rootMeanSquare(sound: Float64Array): number {
  let power = 0
  for (const sample of sound) power += sample * sample
  return Math.sqrt(power / sound.length)
}

const scaled = (sound: Float64Array, by: number): Float64Array => sound.map((sample) => by * sample)
