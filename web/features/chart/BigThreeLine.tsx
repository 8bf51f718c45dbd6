import type { BigThree } from '../../../shared/domain/chart.ts'
import { sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { Glyph } from './glyphs/Glyph.tsx'

interface Props {
  bigThree: BigThree | null
  birthDate: string | null
}

/**
 * Sun, Moon and rising sign, each unbroken, for a line that wraps. Without a chart, only the Sun sign of the birth date.
 * Room is reserved for it before it loads, so that the Sun is on a cusp is left to the chart.
 */
export function BigThreeLine({ bigThree, birthDate }: Props) {
  if (bigThree) return <FromChart {...bigThree} />
  if (!birthDate) return <>Complete your birth info for full chart</>
  return (
    <span>
      <Glyph of="Sun" /> Sun in {sunSignByDate(birthDate)}
    </span>
  )
}

const FromChart = ({ sunSign, moonSign, moonSignOther, risingSign }: BigThree) => (
  <>
    <span>
      <Glyph of="Sun" /> Sun in {sunSign}
    </span>
    <span>
      <Glyph of="Moon" /> Moon in {moonSign}
    </span>
    {moonSignOther && <span>or {moonSignOther}</span>}
    {risingSign && (
      <span>
        <Glyph of="Rising" /> {risingSign} rising
      </span>
    )}
  </>
)
