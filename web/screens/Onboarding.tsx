import { useEffect, useState } from 'react'
import { ACCOUNT_STEP } from '../../shared/domain/onboarding.ts'
import { glyphPaths } from '../features/chart/glyphs/glyphPaths.ts'
import { AuthDialog } from '../features/identity/AuthDialog.tsx'
import { OnboardingSteps } from '../features/onboarding/OnboardingSteps.tsx'
import { PlaceField } from '../features/place/PlaceField.tsx'
import { requestedPage } from '../lib/session/requestedPage.ts'
import { useProfile, useSession } from '../lib/session/SessionProvider.tsx'
import { paths } from '../paths.ts'
import { Logo } from '../ui/display/Logo.tsx'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import styles from './Onboarding.module.css'

export function Onboarding() {
  const { user, isLoading } = useSession()
  const profile = useProfile()
  const [isSigningUp, setSigningUp] = useState(false)
  const signUp = () => setSigningUp(true)
  // Whoever answers the questions goes on to the dashboard that they lead to.
  useEffect(requestedPage.forget, [])
  const parts = { onSignUp: signUp, placeField: PlaceField, signPaths: glyphPaths }
  const skeleton = <Skeleton lines={6} />

  return (
    <Page title="Your birth chart" width="wide">
      <header className={styles.head}>
        <Logo />
        {user?.onboardingCompleted && (
          <LinkButton to={paths.dashboard} tone="quiet">
            Go to Dashboard
          </LinkButton>
        )}
      </header>
      {isLoading && <Loading>{skeleton}</Loading>}
      {!isLoading && !user && <OnboardingSteps profile={null} {...parts} />}
      {user && (
        <AsyncBoundary result={profile} fallback={skeleton} failed="We couldn't load your answers.">
          {(own) => <OnboardingSteps key={own.id} profile={own} {...parts} />}
        </AsyncBoundary>
      )}
      <AuthDialog open={isSigningUp} onClose={() => setSigningUp(false)} first="register" resumeAt={ACCOUNT_STEP} />
    </Page>
  )
}
