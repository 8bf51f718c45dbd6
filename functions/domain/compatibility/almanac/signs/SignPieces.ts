import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import type { Variants } from '../Variants.ts'

/** What a body in a sign is like between two people: a clause that begins with {A}, "you" or "they". */
export type SignPieces = Record<Sign, Variants>
