import crypto from 'node:crypto'
import { CHEAP_HASH_COST } from '../../infra/local/cheapHashCost.ts'

/**
 * Loaded by the functions of a stack that is not there to measure or compare hashes: a password is then hashed in a
 * millisecond instead of a sixth of a second. All of it but the cost is as in production, and the hash says the same.
 * Every hash is compared at this cost, so the stack's admin password, which is hashed outside of the functions, has it too.
 */
const { scrypt } = crypto
const { ln, r, p } = CHEAP_HASH_COST

const hashCheaply: (...call: Parameters<typeof scrypt>) => void = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 ** ln, r, p }, done)

Object.assign(crypto, { scrypt: hashCheaply })
