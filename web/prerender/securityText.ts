import { after, DAY, type EpochSeconds, isoInstant } from '../../shared/domain/time.ts'

export const SECURITY_PATH = '/.well-known/security.txt'

/** As in cdk.json, for a site that no deployment has told its own. */
export const DEFAULT_CONTACT = 'hello@orrery.example'

interface SecurityContact {
  /** Empty when the site does not know its address. */
  origin: string
  /** The address that emails come from: the legal documents ask people to reply to one. */
  contact: string
  now: EpochSeconds
}

/** Whom to tell of a vulnerability: RFC 9116, which wants a date within a year. */
export const securityText = ({ origin, contact, now }: SecurityContact): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${isoInstant(after(now, 365 * DAY))}`,
    'Preferred-Languages: en',
    ...(origin ? [`Canonical: ${origin}${SECURITY_PATH}`] : []),
    '',
  ].join('\n')
