import { expect, test } from 'vitest'
import { EMPTY_BITS, renderSoundscape } from '../../../../../functions/data/build/audio/renderSoundscape.ts'
import { soundscapes } from '../../../../../functions/domain/meditation/soundscapes.ts'
import { seamOf } from '../../../../makers/seamOf.ts'

const sound = soundscapes['new-moon-quiet']
const samples = renderSoundscape(sound, 'seed')
const again = renderSoundscape(sound, 'seed')

test('the same recipe and seed give the same sound, and another seed another one', () => {
  expect(Buffer.from(again.buffer).equals(Buffer.from(samples.buffer))).toBe(true)
  expect(Buffer.from(renderSoundscape(sound, 'other').buffer).equals(Buffer.from(samples.buffer))).toBe(false)
})

test('a loop lasts 32.768 seconds, is as loud as quiet speech and never clips', () => {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length

  expect(samples.length).toBe(2 ** 19)
  expect(Math.sqrt(power) / 32_768).toBeCloseTo(0.09, 2)
  expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 32_768).toBeLessThanOrEqual(0.7)
})

test('the loop goes on from its end to its start as smoothly as anywhere else', () => {
  const whole = seamOf(samples)
  const cutShort = seamOf(samples.subarray(0, -1000))

  expect(whole.atSeam).toBeLessThanOrEqual(whole.nearIt)
  expect(cutShort.atSeam).toBeGreaterThan(5 * cutShort.nearIt)
})

test('the low bits that the encoder leaves out are empty in every sample', () => {
  expect(samples.every((sample) => sample % 2 ** EMPTY_BITS === 0)).toBe(true)
})
