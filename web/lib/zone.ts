/** The browser's IANA zone. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
