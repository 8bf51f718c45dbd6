/** Four ways to say one thing, so that two reports of one reader seldom say it alike. */
export type Variants = readonly [string, string, string, string]
