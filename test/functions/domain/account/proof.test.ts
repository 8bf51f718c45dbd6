import { expect, test } from 'vitest'
import { proofOf } from '../../../../functions/domain/account/proof.ts'

test.each([
  [false, false, 'none'],
  [false, true, 'none'],
  [true, false, 'weak'],
  [true, true, 'strong'],
])('an address that is verified (%s), and strongly (%s), has the proof %s', (emailVerified, isVerifiedStrongly, proof) => {
  expect(proofOf({ emailVerified, isVerifiedStrongly })).toBe(proof)
})
