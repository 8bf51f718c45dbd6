import type { EmailContent } from './emailContent.ts'
import { openMails } from './openMails.ts'
import { writeEmail } from './writeEmail.ts'

interface Notice {
  firstName: string
  origin: string
}

interface Grant extends Notice {
  /** The day, in words, on which the access ends. */
  until: string
}

export const accessGrantedEmail = ({ firstName, origin, until }: Grant): EmailContent =>
  writeEmail(openMails('operator').accessGranted, { firstName, words: { until }, url: `${origin}/dashboard` })

export const accessEndedEmail = ({ firstName, origin }: Notice): EmailContent =>
  writeEmail(openMails('operator').accessEnded, { firstName, words: { origin } })

export const temporaryPasswordEmail = ({ firstName, origin }: Notice): EmailContent =>
  writeEmail(openMails('operator').temporaryPassword, { firstName, words: {}, url: `${origin}/?auth=forgot` })
