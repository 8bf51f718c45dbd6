import * as z from 'zod/mini'
import { EMAIL_MAX } from './limits.ts'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/** RFC 5321 dot-atom addresses only: quoted local parts and comments are how mail gets sent to somebody else. */
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`)
const LOCAL_PART_MAX = 64

export const INVALID_EMAIL = 'Invalid email address'

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && text.indexOf('@') <= LOCAL_PART_MAX && ADDRESS.test(text)

export const Email = z.string(INVALID_EMAIL).check(z.refine(isEmail, INVALID_EMAIL))

/** The form under which an address is unique. */
export const normaliseEmail = (email: string): string => email.toLowerCase()
