import type * as z from 'zod/mini'
import { PartnerBirthDate } from '../../shared/contract/compatibility.ts'
import { api } from '../../shared/contract/index.ts'
import { BirthPlace } from '../../shared/domain/birth.ts'
import { ChatMessage } from '../../shared/domain/chat.ts'
import { Email } from '../../shared/domain/email.ts'
import { NOTE_MAX, NoteText } from '../../shared/domain/journal.ts'
import { LocalDate } from '../../shared/domain/LocalDate.ts'
import {
  CHAT_MESSAGE_MAX,
  EMAIL_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PLACE_MAX,
} from '../../shared/domain/limits.ts'
import { MONTH_PATTERN } from '../../shared/domain/month.ts'
import { Month } from '../../shared/domain/moonMonth.ts'
import { PersonName } from '../../shared/domain/person.ts'
import { SkyDate } from '../../shared/domain/sky.ts'
import { FirstName, LastName, Password } from '../../shared/domain/user.ts'

/**
 * The keywords of JSON Schema for what our schemas check with functions, which zod cannot translate. They are here, and
 * not beside the checks, because the browser would have to load them there. JSON Schema counts code points, as we do.
 */
export const checkKeywords = new Map<unknown, Record<string, unknown>>([
  [Email, { format: 'email', maxLength: EMAIL_MAX }],
  [Password, { format: 'password', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }],
  [FirstName, { minLength: 1, maxLength: NAME_MAX }],
  [LastName, { minLength: 1, maxLength: NAME_MAX }],
  [BirthPlace, { minLength: 1, maxLength: PLACE_MAX }],
  [PersonName, { minLength: 1, maxLength: NAME_MAX }],
  [NoteText, { minLength: 1, maxLength: NOTE_MAX }],
  [ChatMessage, { minLength: 1, maxLength: CHAT_MESSAGE_MAX }],
  [LocalDate, { format: 'date' }],
  [PartnerBirthDate, { format: 'date' }],
  [SkyDate, { format: 'date' }],
  [Month, { pattern: MONTH_PATTERN.source }],
  [api.identity.login.body, { anyOf: [{ required: ['email'] }, { required: ['username'] }] }],
] satisfies [z.ZodMiniType, Record<string, unknown>][])
