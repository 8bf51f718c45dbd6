import type { BigThree } from '../../../shared/domain/chart.ts'
import { sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { Glyph } from './glyphs/Glyph.tsx'

interface Props {
  bigThree: BigThree | null
  birthDate: string | null
}

/** Sun, Moon and rising sign, each unbroken, for a line that wraps. Without a chart, only the Sun sign of the birth date. */
export function BigThreeLine({ bigThree, birthDate }: Props) {
  if (bigThree) return <FromChart {...bigThree} />
  if (!birthDate) return <>Complete your birth info for full chart</>
  return (
    <span>
      <Glyph of="Sun" /> Sun in {sunSignByDate(birthDate)}
    </span>
  )
}

const FromChart = ({ sunSign, moonSign, moonSignOther, risingSign, cuspSign }: BigThree) => (
  <>
    <span>
      <Glyph of="Sun" /> Sun in {sunSign}
      {cuspSign && `, on the cusp of ${cuspSign}`}
    </span>
    <span>
      <Glyph of="Moon" /> Moon in {moonSign}
      {moonSignOther && ` or ${moonSignOther}`}
    </span>
    {risingSign && (
      <span>
        <Glyph of={risingSign} /> {risingSign} rising
      </span>
    )}
  </>
)
