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
  if (!birthDate) return <span>Complete your birth info for full chart</span>
  return (
    <span>
      <Glyph of="Sun" /> <span>{`Sun in ${sunSignByDate(birthDate)}`}</span>
    </span>
  )
}

const FromChart = ({ sunSign, moonSign, moonSignOther, risingSign }: BigThree) => (
  <>
    <span>
      <Glyph of="Sun" /> <span>{`Sun in ${sunSign}`}</span>
    </span>
    <span>
      <Glyph of="Moon" /> <span>{`Moon in ${moonSign}`}</span>
    </span>
    {moonSignOther && <span>{`or ${moonSignOther}`}</span>}
    {risingSign && (
      <span>
        <Glyph of="Rising" /> <span>{`${risingSign} rising`}</span>
      </span>
    )}
  </>
)
