import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { BringsPieces } from './BringsPieces.ts'
import { fastMovers } from './fastMovers.ts'
import { slowMovers } from './slowMovers.ts'

export const BRINGS: Partial<Record<Planet, BringsPieces>> = { ...fastMovers, ...slowMovers }
