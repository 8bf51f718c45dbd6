import { brand } from '../../../shared/domain/brand.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../shared/domain/transits.ts'
import { ORDINALS } from '../words/ordinals.ts'
import { contentLine, escapedText, utcStamp } from './feedLines.ts'

interface Feed {
  events: readonly TransitEvent[]
  /** When the address was made: the stamp of every event, so that an unchanged sky makes an unchanged file. */
  createdAt: EpochSeconds
  /** Of our site: "https://orrery.example". */
  origin: string
}

/**
 * The events as iCalendar, RFC 5545: an entry for each exact moment. It names what happens and nothing of the birth: no
 * place of a natal point, no house.
 */
export const writeFeed = ({ events, ...feed }: Feed): string =>
  [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${brand.name}//Calendar//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('X-WR-CALNAME', brand.name),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'P1D'),
    contentLine('X-PUBLISHED-TTL', 'P1D'),
    ...events.flatMap((event) => event.exact.map((at, pass) => entryOf(event, { ...feed, at, pass }))),
    contentLine('END', 'VCALENDAR'),
  ].join('')

interface Moment extends Omit<Feed, 'events'> {
  at: string
  /** From zero. */
  pass: number
}

function entryOf(event: TransitEvent, { at, pass, createdAt, origin }: Moment): string {
  const { id, exact, kind, title, text } = event
  const total = exact.length
  const words = total > 1 ? `${title} (${ORDINALS[pass]} of ${total})` : title
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${id}-${pass + 1}@${new URL(origin).hostname}`),
    contentLine('DTSTAMP', utcStamp(isoInstant(createdAt))),
    contentLine('DTSTART', utcStamp(at)),
    contentLine('SUMMARY', escapedText(words)),
    contentLine('DESCRIPTION', escapedText(text)),
    contentLine('CATEGORIES', kind.toUpperCase()),
    contentLine('URL', `${origin}/ahead`),
    // An event of the sky keeps nobody from an appointment.
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ].join('')
}
