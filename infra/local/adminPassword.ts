import { randomBytes } from 'node:crypto'
import { hashPassword, matchesPassword } from '../../functions/domain/identity/passwords.ts'
import { CHEAP_HASH_COST } from './cheapHashCost.ts'
import type { DataFile } from './dataDirectory.ts'

interface Kept {
  password?: string
  hash?: string
}

export interface AdminPassword {
  password: string
  hash: string
}

/**
 * The password of the admin area: the given one, or one that is made at first start and kept with the data. Its hash
 * stays the same as long as it does, so that a restart signs nobody out.
 */
export async function adminPassword(file: DataFile, given: string | undefined): Promise<AdminPassword> {
  const kept = JSON.parse(file.read() ?? '{}') as Kept
  const password = given ?? kept.password ?? randomBytes(12).toString('base64url')
  const isKept = kept.hash !== undefined && (await matchesPassword(password, kept.hash))
  const hash = isKept ? kept.hash! : await hashPassword(password, CHEAP_HASH_COST)
  file.write(JSON.stringify({ ...kept, ...(given === undefined && { password }), hash }))
  return { password, hash }
}
