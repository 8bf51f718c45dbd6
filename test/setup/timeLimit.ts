import { REFERENCE_HASH_MS, slowness } from './slowness.ts'

/**
 * Milliseconds after which something counts as hanging. The limit is given in sign-in hashes instead of seconds, and
 * grows with the load of the machine: half the speed or three times the load then end nothing that makes progress, while
 * a hang on an idle machine costs only seconds. No test passes because of a limit. What crashes needs none either: a
 * page, server or function that has ended rejects at once.
 */
export const timeLimit = (hashes: number): number => Math.round(hashes * REFERENCE_HASH_MS * slowness())
