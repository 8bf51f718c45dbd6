import { Suspense } from 'react'
import type { BigThreeTold } from '../../../shared/domain/chart.ts'
import { lazyOrNothing } from '../../lib/chunks/lazyOrNothing.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './BigThreeMoment.module.css'
import { Glyph } from './glyphs/Glyph.tsx'
import { moonSigns } from './labels/moonSigns.ts'
import { ShareButton } from './share/ShareButton.tsx'

interface Props {
  bigThree: BigThreeTold
  onDone: () => void
}

/** The first look at one's own chart: the three signs, what each says of the person, and the wheel that they are from. */
export const BigThreeMoment = ({ bigThree, onDone }: Props) => (
  <section className={styles.moment} aria-labelledby="big-three-moment">
    <h2 id="big-three-moment">Your Big Three</h2>
    <div className={styles.wheel} inert>
      <Suspense>
        <MomentWheel />
      </Suspense>
    </div>
    <dl className={styles.three}>
      {rowsOf(bigThree).map(({ label, glyph, sign, about }) => (
        <div key={label}>
          <dt>
            <Glyph of={glyph} /> <span>{label}</span>
          </dt>
          <dd className={styles.sign}>{sign}</dd>
          <dd className="muted">{about}</dd>
        </div>
      ))}
    </dl>
    <div className={stack.row}>
      <Button onClick={onDone}>Continue to today's reading</Button>
      <LinkButton to={paths.natalChart} tone="quiet">
        See your chart
      </LinkButton>
      <ShareButton subject={[{ kind: 'bigThree', signs: bigThree }]} />
    </div>
  </section>
)

const MomentWheel = lazyOrNothing(async () => (await import('./MomentWheel.tsx')).MomentWheel)

const rowsOf = ({ sunSign, moonSign, moonSignOther, risingSign, cuspSign, told }: BigThreeTold) => [
  {
    label: 'Sun',
    glyph: 'Sun' as const,
    sign: cuspSign ? `${sunSign}, on the cusp of ${cuspSign}` : sunSign,
    about: told.sun,
  },
  {
    label: 'Moon',
    glyph: 'Moon' as const,
    sign: moonSigns({ moonSign, moonSignOther }),
    about:
      told.moon ??
      'What you need to feel at home. The Moon changed signs that day: add your birth time to find out which one is yours.',
  },
  {
    label: 'Rising',
    glyph: 'Rising' as const,
    sign: risingSign ?? 'Needs a birth time',
    about:
      told.rising ?? 'The sign on the eastern horizon when you were born: the first thing people notice about you.',
  },
]
