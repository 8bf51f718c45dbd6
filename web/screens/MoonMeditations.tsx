import { useState } from 'react'
import { meditation } from '../../shared/contract/meditation.ts'
import type { MoonMeditation } from '../../shared/domain/meditation.ts'
import { type MoonPhase, moonPhaseName } from '../../shared/domain/moon.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { PhaseChips } from '../features/moon/PhaseChips.tsx'
import { phaseNotes } from '../features/moon/phaseNotes.ts'
import { useReply } from '../lib/api/call.ts'
import { useToday } from '../lib/time/dates.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import styles from './MoonMeditations.module.css'
import { MoonMeditationsLocked } from './MoonMeditationsLocked.tsx'
import { MoonMeditationsPlayable } from './MoonMeditationsPlayable.tsx'

export const MoonMeditations = () => (
  <Page title="Moon Meditations" width="wide">
    <h1>Moon Meditations</h1>
    <p className={styles.lead}>
      Read the first paragraph, then close your eyes. When the bell rings, open them and read the next one.
    </p>
    <RequireSession fallback={<MeditationsSkeleton />} saysLoading>
      {() => <AllMeditations />}
    </RequireSession>
  </Page>
)

function AllMeditations() {
  const { hasActiveAccess } = useMembership()
  const variant = `${useToday()} ${hasActiveAccess ? 'premium' : 'free'}`
  const list = useReply(meditation.listMoonMeditations, {}, { variant })
  return (
    <AsyncBoundary
      result={list}
      fallback={<MeditationsSkeleton />}
      saysLoading
      failed="We couldn't load the meditations."
    >
      {(all) => <Phases all={all} />}
    </AsyncBoundary>
  )
}

function Phases({ all }: { all: readonly MoonMeditation[] }) {
  const today = all.find(({ isForToday }) => isForToday)?.moonPhase
  const [chosen, choose] = useState<MoonPhase>()
  const phase = chosen ?? today ?? 'new_moon'
  const shown = all.filter(({ moonPhase }) => moonPhase === phase)
  const isLocked = all.some(({ locked }) => locked)
  return (
    <>
      <PhaseChips chosen={phase} today={today} onChoose={choose} />
      <h2>{moonPhaseName[phase]}</h2>
      <p className={styles.note}>{phaseNotes[phase]}</p>
      {shown.length === 0 && <p>There's no meditation for this phase yet. Choose another phase.</p>}
      {isLocked ? (
        <MoonMeditationsLocked shown={shown} count={all.length} />
      ) : (
        <MoonMeditationsPlayable shown={shown} />
      )}
    </>
  )
}

const MeditationsSkeleton = () => (
  <>
    <PhaseChips />
    <Loading>
      <div className={styles.lead}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.skeleton}>
        <Skeleton height={180} />
        <Skeleton height={180} />
      </div>
    </Loading>
  </>
)
