import { memo } from 'react'
import type { Named } from './layoutWheel.ts'
import { pointAt } from './pointAt.ts'
import { Ray } from './Ray.tsx'
import { radii } from './radii.ts'
import { WheelText } from './WheelText.tsx'

interface Props {
  houses: readonly Named[]
  angles: readonly Named[]
}

/** Cusps with the numbers of their houses, and the four angles beyond the rim. */
export const HouseRing = memo(({ houses, angles }: Props) => (
  <>
    {houses.map(({ name, angle }) => (
      <Ray key={name} angle={angle} from={radii.aspects} to={radii.degrees} stroke="var(--line-strong)" />
    ))}
    {houses.length > 0 && <circle r={radii.houses} stroke="var(--line)" />}
    {houses.map(({ name, shown }) => (
      <WheelText key={name} at={pointAt(radii.houseNumber, shown)} size={8.5} fill="var(--muted)">
        {name}
      </WheelText>
    ))}
    {angles.map(({ name, angle, shown }) => (
      <g key={name} data-axis={name} stroke="var(--text)" strokeWidth={1.5}>
        <Ray angle={angle} from={radii.houses} to={radii.degrees} />
        <Ray angle={angle} from={radii.rim} to={radii.rim + 3} />
        <WheelText at={pointAt(radii.angleLabel, shown)} size={12}>
          {name}
        </WheelText>
      </g>
    ))}
  </>
))
