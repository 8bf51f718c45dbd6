import { isZone } from '../../../shared/domain/time.ts'

/**
 * The browser's IANA time zone, or UTC, which the server assumes too. Chromium on a machine that doesn't say where it is
 * names Etc/Unknown, which its own formatters refuse.
 */
export function timeZone(): string {
  const name = deviceZone()
  return name && isZone(name) ? name : 'UTC'
}

function deviceZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    // Some builds of Chromium take a locale from the system that Intl refuses.
    return undefined
  }
}
