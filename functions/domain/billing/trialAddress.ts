import { normaliseEmail } from '../../../shared/domain/email.ts'

const GOOGLE = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: what follows a plus, and dots at Google, lead to the same person's mail. */
export function trialAddress(email: string): string {
  const normalised = normaliseEmail(email)
  const at = normalised.lastIndexOf('@')
  const [name = ''] = normalised.slice(0, at).split('+')
  const domain = normalised.slice(at + 1)
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
