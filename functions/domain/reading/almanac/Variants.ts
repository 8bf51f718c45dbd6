/** Several ways to say one thing. Never empty. */
export type Variants = readonly [string, ...string[]]
