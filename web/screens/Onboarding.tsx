import { useState } from 'react'
import { ACCOUNT_STEP } from '../../shared/domain/onboarding.ts'
import { OnboardingSteps } from '../features/onboarding/OnboardingSteps.tsx'
import { PlaceField } from '../features/place/PlaceField.tsx'
import { AuthDialog } from '../features/session/AuthDialog.tsx'
import { useProfile, useSession } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Page } from '../ui/Page.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './Onboarding.module.css'

export function Onboarding() {
  const { user, isLoading } = useSession()
  const profile = useProfile()
  const [isSigningUp, setSigningUp] = useState(false)
  const signUp = () => setSigningUp(true)
  const waiting = <Skeleton lines={6} />

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
      {isLoading && waiting}
      {!isLoading && !user && <OnboardingSteps profile={null} onSignUp={signUp} placeField={PlaceField} />}
      {user && (
        <Loaded from={profile} waiting={waiting} failed="We couldn't load your answers.">
          {(own) => <OnboardingSteps key={own.id} profile={own} onSignUp={signUp} placeField={PlaceField} />}
        </Loaded>
      )}
      <AuthDialog open={isSigningUp} onClose={() => setSigningUp(false)} first="register" resumeAt={ACCOUNT_STEP} />
    </Page>
  )
}
