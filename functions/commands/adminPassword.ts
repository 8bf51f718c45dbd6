import { text } from 'node:stream/consumers'
import { hashPassword } from '../domain/identity/passwords.ts'

/** Whoever knows the address may try. The sign-in takes no longer one. */
const [SHORTEST, LONGEST] = [16, 256]

/*
 * Reads the password of the admin area from the standard input and writes the hash that Secrets Manager keeps of it:
 * `npm run --silent admin:password < FILE`.
 */
const password = (await text(process.stdin)).replace(/\r?\n$/, '')
if (password.length < SHORTEST || password.length > LONGEST) {
  console.error(`Use a password of ${SHORTEST} to ${LONGEST} characters.`)
  process.exit(1)
}
process.stdout.write(await hashPassword(password))
