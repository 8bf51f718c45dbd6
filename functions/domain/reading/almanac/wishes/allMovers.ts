import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { WishPieces } from '../../pieces/WishPieces.ts'
import { fastMovers } from './fastMovers.ts'
import { slowMovers } from './slowMovers.ts'

/** What a moving body wants with the matter at hand, by the tone of its contact. */
export const MOVER_WISHES: Readonly<Partial<Record<Planet, WishPieces>>> = { ...fastMovers, ...slowMovers }
