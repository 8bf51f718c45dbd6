import type { ReactNode } from 'react'
import { readings } from '../../../shared/contract/readings.ts'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { wordsOf } from '../../lib/CallError.ts'
import { useReply } from '../../lib/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ChartWaiting } from './ChartWaiting.tsx'
import styles from './chart.module.css'
import { NatalChartView } from './NatalChartView.tsx'
import { PlaceNeeded } from './PlaceNeeded.tsx'

interface Props {
  profile: Profile
  /** Asks for the place again. */
  placeForm: ReactNode
  corrections: (chart: NatalChart) => ReactNode
}

/** The chart of a person with access and birth data. Asking computes it where it is not there yet. */
export function PremiumChart({ profile, placeForm, corrections }: Props) {
  const { birthDate, birthTime, birthTimeKnown, birthLater, birthPlace, birthPlaceId } = profile
  const of = [birthDate, birthTime, birthTimeKnown, birthLater, birthPlace, birthPlaceId].join(' ')
  const { data, error, isValidating, mutate } = useReply(readings.readNatalChart, {}, { on: of })

  if (data) return <NatalChartView chart={data} corrections={corrections} />
  if (error?.code === 'PLACE_UNRESOLVED') return <PlaceNeeded>{placeForm}</PlaceNeeded>
  if (isValidating && !error) return <ChartWaiting />
  return (
    <section className={styles.needed}>
      <h2>Your chart isn't ready yet</h2>
      {error && (
        <p role="alert">{wordsOf(error, "We couldn't calculate it. Your birth data is safe. Please try again.")}</p>
      )}
      <Button busy={isValidating} onClick={() => void mutate()}>
        Calculate Natal Chart
      </Button>
    </section>
  )
}
