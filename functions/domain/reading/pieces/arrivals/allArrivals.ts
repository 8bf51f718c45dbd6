import type { Planet } from '../../../../../shared/domain/chart.ts'
import type { ArrivalPieces } from './ArrivalPieces.ts'
import { chiron } from './chiron.ts'
import { jupiter } from './jupiter.ts'
import { mars } from './mars.ts'
import { mercury } from './mercury.ts'
import { neptune } from './neptune.ts'
import { pluto } from './pluto.ts'
import { saturn } from './saturn.ts'
import { sun } from './sun.ts'
import { uranus } from './uranus.ts'
import { venus } from './venus.ts'

/** What each mover brings. */
export const ARRIVALS: Partial<Record<Planet, ArrivalPieces>> = {
  Sun: sun,
  Mercury: mercury,
  Venus: venus,
  Mars: mars,
  Jupiter: jupiter,
  Saturn: saturn,
  Uranus: uranus,
  Neptune: neptune,
  Pluto: pluto,
  Chiron: chiron,
}
