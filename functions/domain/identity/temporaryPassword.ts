import { randomBytes } from 'node:crypto'
import { DAY } from '../../../shared/domain/time.ts'

export const TEMPORARY_PASSWORD_LIFETIME = DAY

/** RFC 4648: none of its characters is taken for another when somebody reads it out. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Sixteen characters of base32: eighty random bits. */
export const newTemporaryPassword = (): string => [...randomBytes(16)].map((byte) => BASE32[byte % 32]).join('')
