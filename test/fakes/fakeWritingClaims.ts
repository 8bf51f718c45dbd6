import type { WritingClaimStore } from '../../functions/store/writingClaims.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'

export function fakeWritingClaims(): WritingClaimStore {
  const claims = new Map<string, EpochSeconds>()
  return {
    async take(reader, { date, until }) {
      const key = `${JSON.stringify(reader)} ${date}`
      const first = claims.get(key)
      if (first !== undefined) return first
      claims.set(key, until)
      return 'taken'
    },
  }
}
