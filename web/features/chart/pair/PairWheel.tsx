import { useMemo, useState } from 'react'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { hasCoarsePointer } from '../../../lib/browser/hasCoarsePointer.ts'
import { WheelKey } from '../wheel/WheelKey.tsx'
import styles from '../wheel/wheel.module.css'
import { BiWheel, type PairBody } from './BiWheel.tsx'
import { NO_TIES, ownedBody, tiesOfPairBody, wherePairBody } from './describePairBody.ts'
import type { PairLayout } from './layoutPair.ts'
import type { Pair } from './Pair.ts'

interface Props {
  pair: Pair
  layout: PairLayout
  name: string
}

/** The wheel of two with its key and what it says of the body in hand. */
export function PairWheel({ pair, layout, name }: Props) {
  const [shown, setShown] = useState<PairBody | null>(null)
  const onShow = useMemo(() => {
    const show = (of: PairBody['of']) => (planet: Planet | null) => setShown(planet && { of, planet })
    return { reader: show('reader'), person: show('person') }
  }, [])
  return (
    <section className={styles.wheel} aria-labelledby="wheel">
      <h2 id="wheel" className="unseen">
        Both charts in one wheel
      </h2>
      <div className={styles.drawing}>
        <BiWheel pair={pair} layout={layout} name={name} shown={shown} onShow={onShow} />
      </div>
      <p>
        {`Your planets are in the inner ring, and ${name}'s in the outer one. ${pair.reader.origin.timeKnown ? 'The houses are yours.' : NO_HOUSES}`}
      </p>
      <WheelKey />
      <p className={styles.readout} aria-hidden="true">
        {shown ? (
          <>
            <strong>{ownedBody(shown, name)}</strong> <span>{wherePairBody(pair, shown)}</span>
            <br />
            <span>{tiesOfPairBody(pair, shown, name) || NO_TIES}</span>
          </>
        ) : (
          `${hasCoarsePointer() ? 'Tap' : 'Click'} a planet, or use the arrow keys, to see its aspects to the other chart.`
        )}
      </p>
    </section>
  )
}

const NO_HOUSES = 'Without your birth time the wheel has no houses, and 0° Aries is on the left.'
