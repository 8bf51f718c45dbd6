import crypto from 'node:crypto'

/**
 * Loaded by the functions of a stack that is not there to measure or compare hashes: a password is then hashed in a
 * millisecond instead of a sixth of a second. All of it but the cost is as in production, and the hash says the same.
 */
const { scrypt } = crypto

const hashCheaply: (...call: Parameters<typeof scrypt>) => void = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 ** 10, p: 1 }, done)

Object.assign(crypto, { scrypt: hashCheaply })
