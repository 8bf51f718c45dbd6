import { expect, test } from 'vitest'
import { instructions } from '../../../../functions/domain/chat/instructions.ts'
import { brand } from '../../../../shared/domain/brand.ts'

test('the instructions name the astrologer, and are long enough for the cache of the provider', () => {
  // A token has about four letters, and the cache begins at 1,024 of them.
  expect(instructions.length).toBeGreaterThan(5 * 1024)
  expect(instructions).toContain(`You are ${brand.astrologer}, the astrologer of ${brand.name}.`)
})
