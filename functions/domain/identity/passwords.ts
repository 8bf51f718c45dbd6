import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The cost of one hash: memory is 128 · 2^ln · r bytes. It is stored in each hash, so that it can be raised. */
export interface HashCost {
  ln: number
  r: number
  p: number
}

/** OWASP's scrypt setting of 32 MiB; about 0.2 s of one core. */
export const PASSWORD_COST: HashCost = { ln: 15, r: 8, p: 3 }

const SALT_BYTES = 16
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** The same text for a password on every keyboard. Only this text is hashed or compared. */
const normalise = (password: string): string => password.normalize('NFKC')

const keyFor = (password: string, salt: Buffer, { ln, r, p }: HashCost) =>
  derive(normalise(password), salt, KEY_BYTES, { N: 2 ** ln, r, p, maxmem: 2 ** (ln + 8) * r })

/** `scrypt$ln$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: HashCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyFor(password, salt, cost)
  return ['scrypt', cost.ln, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether the password made the hash. Without a hash it does the same work and answers no, so that time does not
 * show whether an account exists.
 */
export async function matchesPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, ln, r, p, salt, key] = (hash ?? NOBODYS_HASH).split('$')
  const made = await keyFor(password, Buffer.from(salt!, 'base64url'), { ln: Number(ln), r: Number(r), p: Number(p) })
  const isSame = timingSafeEqual(made, Buffer.from(key!, 'base64url'))
  return isSame && Boolean(hash)
}

const { ln, r, p } = PASSWORD_COST
const NOBODYS_HASH = ['scrypt', ln, r, p, 'A'.repeat(22), 'A'.repeat(43)].join('$')

/** Passwords that every guesser tries first and that are long enough to pass otherwise. */
const COMMONEST = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password123 passw0rd qwerty qwerty123 qwertyuiop
  111111 000000 123123 abc123 654321 666666 121212 112233 iloveyou dragon monkey sunshine princess football baseball
  letmein welcome welcome1 admin123 master shadow superman michael jennifer trustno1 1q2w3e4r 1qaz2wsx zaq12wsx asdfgh
  asdfghjkl zxcvbnm q1w2e3r4 987654321 987654 159753 777777 888888 555555 999999 222222 333333 aaaaaa secret starwars
  astrology horoscope orrery`.split(/\s+/),
)

export const isCommonPassword = (password: string): boolean => COMMONEST.has(normalise(password).toLowerCase())

/** Whether two passwords make the same hash. */
export const isSamePassword = (a: string, b: string): boolean => normalise(a) === normalise(b)
