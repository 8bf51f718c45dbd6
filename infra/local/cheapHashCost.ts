import type { HashCost } from '../../functions/domain/identity/passwords.ts'

/** For passwords of made-up people. A member's costs a sixth of a second, which would be most of what a start takes. */
export const CHEAP_HASH_COST: HashCost = { ln: 10, r: 8, p: 1 }
