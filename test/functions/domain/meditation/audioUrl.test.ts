import { expect, test } from 'vitest'
import { audioUrl } from '../../../../functions/domain/meditation/audioUrl.ts'

test('what has no sound is a mistake of ours, and named', () => {
  expect(() => audioUrl('silence')).toThrow('silence has no sound')
})
