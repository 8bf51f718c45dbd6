/** What the device believes the time to be, in seconds. Apart from dates.ts, for a script that must be small. */
export const deviceSeconds = (): number => Date.now() / 1000
