import type { Named } from './layoutWheel.ts'
import { Ray } from './Ray.tsx'
import { radii } from './radii.ts'
import { WheelText } from './WheelText.tsx'

interface Props {
  houses: readonly Named[]
  angles: readonly Named[]
}

/** Cusps with the numbers of their houses, and the four angles beyond the rim. */
export const HouseRing = ({ houses, angles }: Props) => (
  <>
    {houses.map(({ name, angle }) => (
      <Ray key={name} angle={angle} from={radii.aspects} to={radii.degrees} stroke="var(--line-strong)" />
    ))}
    {houses.length > 0 && <circle r={radii.houses} stroke="var(--line)" />}
    {houses.map(({ name, shown }) => (
      <WheelText key={name} radius={radii.houseNumber} angle={shown} size={9} fill="var(--muted)">
        {name}
      </WheelText>
    ))}
    {angles.map(({ name, angle, shown }) => (
      <g key={name} stroke="var(--text)" strokeWidth={1.5}>
        <Ray angle={angle} from={radii.houses} to={radii.degrees} />
        <Ray angle={angle} from={radii.rim} to={radii.rim + 5} />
        <WheelText radius={radii.angleLabel} angle={shown} size={12}>
          {name}
        </WheelText>
      </g>
    ))}
  </>
)
