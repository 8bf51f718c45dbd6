import type { Point } from '../../facts/Fact.ts'
import type { AnswerPieces } from './AnswerPieces.ts'
import { ascendant } from './ascendant.ts'
import { chiron } from './chiron.ts'
import { jupiter } from './jupiter.ts'
import { mars } from './mars.ts'
import { mercury } from './mercury.ts'
import { midheaven } from './midheaven.ts'
import { moon } from './moon.ts'
import { neptune } from './neptune.ts'
import { northNode } from './northNode.ts'
import { pluto } from './pluto.ts'
import { saturn } from './saturn.ts'
import { sun } from './sun.ts'
import { uranus } from './uranus.ts'
import { venus } from './venus.ts'

/** What in the reader meets the mover, by the point of the chart. */
export const ANSWERS: Record<Point, AnswerPieces> = {
  Sun: sun,
  Moon: moon,
  Mercury: mercury,
  Venus: venus,
  Mars: mars,
  Jupiter: jupiter,
  Saturn: saturn,
  Uranus: uranus,
  Neptune: neptune,
  Pluto: pluto,
  Chiron: chiron,
  'North Node': northNode,
  Ascendant: ascendant,
  Midheaven: midheaven,
}
