import { type EpochSeconds, isZone } from '../../../shared/domain/time.ts'

/** The day that the clocks of a zone show at an instant; of UTC, while no zone is known. */
export const dayInWords = (instant: EpochSeconds, zone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zoneOrUtc(zone) }).format(instant * 1000)

/** The same with the hour, and with the zone by its name, since money may depend on it. */
export const hourInWords = (instant: EpochSeconds, zone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOrUtc(zone),
    timeZoneName: 'short',
  }).format(instant * 1000)

/** A zone that an update of the runtime has dropped must hold up no mail. */
const zoneOrUtc = (zone: string | undefined): string => (zone !== undefined && isZone(zone) ? zone : 'UTC')
