import type { ReactNode } from 'react'
import { reading } from '../../../shared/contract/reading.ts'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { useReply } from '../../lib/api/call.ts'
import { rememberedChart } from '../../lib/storage/rememberedChart.ts'
import { ErrorAlert } from '../../ui/feedback/ErrorAlert.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { SavedBanner } from '../../ui/feedback/SavedBanner.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import styles from './chart.module.css'
import { isRefusal } from './isRefusal.ts'
import { NatalChartView } from './NatalChartView.tsx'
import { PlaceNeeded } from './PlaceNeeded.tsx'
import { useArranged } from './wheel/useArranged.ts'

interface Props {
  profile: Profile
  /** Asks for the birth place again. */
  placeForm: ReactNode
  corrections: (chart: NatalChart) => ReactNode
}

/** The chart of a member with access and birth data. The first read computes it. */
export function PremiumChart({ profile, placeForm, corrections }: Props) {
  const { birthDate, birthTime, birthTimeKnown, birthLater, birthPlace, birthPlaceId, birthZone, houseSystem } = profile
  const place = [birthPlace, birthPlaceId, birthZone, houseSystem]
  const birthData = [birthDate, birthTime, birthTimeKnown, birthLater, ...place].join(' ')
  const { data, error, isValidating, mutate } = useReply(
    reading.readNatalChart,
    {},
    { variant: birthData, onSuccess: (chart) => rememberedChart.save(profile.id, { birthData, chart }) },
  )
  const isRefused = isRefusal(error)
  const remembered = rememberedChart.use()
  const saved = remembered?.birthData === birthData && !isRefused ? remembered : undefined
  const known = data ?? saved?.chart
  const chart = useArranged(known)

  if (chart)
    return (
      <>
        <NatalChartView chart={chart} corrections={corrections} />
        <SavedBanner
          savedAt={data || !error ? undefined : saved?.savedAt}
          busy={isValidating}
          retry={() => void mutate()}
        />
      </>
    )
  if (error?.code === 'PLACE_UNRESOLVED') return <PlaceNeeded>{placeForm}</PlaceNeeded>
  if (known || (isValidating && !isRefused))
    return (
      <Loading>
        <ChartSkeleton />
      </Loading>
    )
  if (error && !isRefused)
    return <ErrorAlert what="We couldn't load your chart." error={error} retry={() => void mutate()} />
  return (
    <section className={styles.needed}>
      <h2>Your chart isn't ready yet</h2>
      {error && (
        <p role="alert">{messageOf(error, "We couldn't calculate it. Your birth data is safe. Please try again.")}</p>
      )}
      <Button busy={isValidating} onClick={() => void mutate()}>
        Calculate Natal Chart
      </Button>
    </section>
  )
}
