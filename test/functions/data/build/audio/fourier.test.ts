import { expect, test } from 'vitest'
import { soundsOf } from '../../../../../functions/data/build/audio/fourier.ts'

const wave = (length: number, [turns, level, phase]: readonly [number, number, number]) =>
  Array.from({ length }, (_, at) => level * Math.cos((2 * Math.PI * turns * at) / length + phase))

test('two sounds come out as the sums of their own sines', () => {
  const [one, two, other] = [[3, 0.5, 1] as const, [4000, 0.2, 2] as const, [70_001, 0.3, 0.4] as const]

  const [first, second] = soundsOf(
    (add) => {
      add(...one)
      add(...two)
    },
    (add) => add(...other),
  )

  const expected = [wave(first.length, one), wave(first.length, two), wave(first.length, other)] as const
  for (let at = 0; at < first.length; at += 997) {
    expect(first[at]).toBeCloseTo(expected[0][at]! + expected[1][at]!, 9)
    expect(second[at]).toBeCloseTo(expected[2][at]!, 9)
  }
})
