import { expect, test } from 'vitest'
import { ends } from '../../../../../functions/domain/reading/frames/ends.ts'
import { relations, seconds } from '../../../../../functions/domain/reading/frames/seconds.ts'
import { timings } from '../../../../../functions/domain/reading/frames/timings.ts'

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? [pieces] : Object.values(pieces as object).flatMap(textsIn)

test('every sentence about the days ahead tells a date and what goes on from the scene', () => {
  const frames = textsIn([ends, seconds, relations, timings])

  expect(frames.filter((frame) => !/\{\w*(Day|On|When|End)\}/.test(frame))).toEqual([])
  expect(frames.filter((frame) => !/\{(use|after|lasting|ahead)\}/.test(frame))).toEqual([])
})
