import type { Variants } from '../Variants.ts'

/**
 * What two bodies bring about between two people, by how they meet. In each text {A} is the owner of the body that is
 * named first and {B} the owner of the other; {A's} is "your" or "their", and {a} the object, "you" or "them".
 */
export type ContactPieces = Record<'joined' | 'easy' | 'tense', Variants>
