import { memo } from 'react'
import type { NumberedHouse } from './layoutWheel.ts'
import { ANGLE_TEXT, type NamedAngle } from './nameAngles.ts'
import { pointAt } from './pointAt.ts'
import { Ray } from './Ray.tsx'
import { type Disc, radii } from './radii.ts'
import { WheelText } from './WheelText.tsx'

interface Props {
  disc: Disc
  houses: readonly NumberedHouse[]
  angles: readonly NamedAngle[]
}

/** Cusps with the numbers of their houses, and the four angles beyond the rim. */
export const HouseRing = memo(({ disc, houses, angles }: Props) => (
  <>
    {houses.map(({ name, angle }) => (
      <Ray key={name} angle={angle} from={disc.aspects} to={radii.degrees} stroke="var(--line-strong)" />
    ))}
    {houses.length > 0 && <circle r={disc.houses} stroke="var(--line)" />}
    {houses.map(({ name, shown }) => (
      <WheelText key={name} at={pointAt(disc.houseNumber, shown)} size={9} fill="var(--muted)">
        {name}
      </WheelText>
    ))}
    {angles.map(({ name, angle, degree, nameAt, degreeAt }) => (
      <g key={name} data-axis={name} stroke="var(--text)" strokeWidth={1.5}>
        <Ray angle={angle} from={disc.houses} to={radii.degrees} />
        <Ray angle={angle} from={radii.rim} to={radii.rim + 3} />
        <WheelText at={nameAt} size={ANGLE_TEXT}>
          {name}
        </WheelText>
        <WheelText at={degreeAt} size={ANGLE_TEXT} fill="var(--muted)">
          {`${degree}°`}
        </WheelText>
      </g>
    ))}
  </>
))
