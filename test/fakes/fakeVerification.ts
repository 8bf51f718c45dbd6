import type { VerificationStore } from '../../functions/store/verification.ts'
import { CODE_TRIES } from '../../shared/domain/limits.ts'
import type { Memory } from './memory.ts'

export const fakeVerifications = ({ codes, links }: Memory): VerificationStore => ({
  async keepCode(accountId, code) {
    codes.set(accountId, { ...code, attempts: 0 })
  },

  async spendTry(accountId, now) {
    const code = codes.get(accountId)
    if (!code || code.expiresAt <= now || code.attempts >= CODE_TRIES) return undefined
    const tried = { ...code, attempts: code.attempts + 1 }
    codes.set(accountId, tried)
    return tried
  },

  findCode: async (accountId) => codes.get(accountId),

  async keepLink(tokenHash, link) {
    links.set(tokenHash, link)
  },

  async forget(accountId) {
    codes.delete(accountId)
    for (const [hash, link] of links) if (link.accountId === accountId) links.delete(hash)
  },

  findLink: async (tokenHash) => links.get(tokenHash),
})
