import type { ZoneChange } from './zoneFile.ts'

const NAME = '(?:<[^>]+>|[A-Za-z]+)'
const CLOCK = '[-+]?\\d+(?::\\d+)*'
const DAY = `M(\\d+)\\.(\\d)\\.(\\d)(?:/(${CLOCK}))?`
const RULE = new RegExp(`^${NAME}(${CLOCK})(?:${NAME}(${CLOCK})?,${DAY},${DAY})?$`)

/**
 * The two changes that a POSIX rule ("GMT0BST,M3.5.0/1,M10.5.0") makes in a year; none without summer time.
 * Throws on a rule that counts days of the year: no present zone has one.
 */
export function changesByRule(rule: string, year: number): ZoneChange[] {
  const match = RULE.exec(rule)
  if (!match) throw new Error(`a zone rule that is not understood: ${rule}`)
  const [, standardText, summerText, ...days] = match
  if (!days[0]) return []

  // POSIX counts offsets westward, and summer is one hour ahead unless it says otherwise.
  const standard = 0 - secondsOf(standardText!)
  const summer = summerText ? 0 - secondsOf(summerText) : standard + 3600
  const start = { at: localChange(year, days.slice(0, 4)) - standard, offset: summer }
  const end = { at: localChange(year, days.slice(4)) - summer, offset: standard }
  return [start, end].sort((one, other) => one.at - other.at)
}

/** "M3.2.0/2" is the second Sunday of March at two o'clock; a week of 5 is the last. */
function localChange(year: number, [month, week, weekday, clock = '2']: (string | undefined)[]): number {
  const first = new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay()
  const last = new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
  let day = 1 + ((Number(weekday) - first + 7) % 7) + (Number(week) - 1) * 7
  if (day > last) day -= 7
  return Date.UTC(year, Number(month) - 1, day) / 1000 + secondsOf(clock)
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.replace(/^[-+]/, '').split(':').map(Number)
  return (clock.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}
