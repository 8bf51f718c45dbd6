import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import styles from './onboarding.module.css'
import type { useFinishOnboarding } from './useFinishOnboarding.ts'

interface Props {
  profile: Profile | null
  progress: OnboardingProgress
  finishing: ReturnType<typeof useFinishOnboarding>
  onSignUp: () => void
}

/** The last step: a visitor signs up, a new member finishes, and a returning member saves corrections. */
export function AccountStep({ profile, progress, finishing, onSignUp }: Props) {
  const { finish, failure } = finishing
  return (
    <div className={styles.account}>
      <AnswerSummary progress={progress} />
      {failure && (
        <p className={styles.error} role="alert">
          {`${failure} Your answers are safe.`}
        </p>
      )}
      {!profile && (
        <Button wide onClick={onSignUp}>
          Sign Up / Sign In
        </Button>
      )}
      {profile && (
        <Button wide onClick={() => finish(profile.onboardingCompleted ? 'correction' : 'welcome')}>
          {failure ? 'Retry' : profile.onboardingCompleted ? 'Save' : 'See my reading'}
        </Button>
      )}
      {!profile?.onboardingCompleted && (
        <Button tone="quiet" wide onClick={() => (profile ? finish('free') : onSignUp())}>
          Continue as Free User
        </Button>
      )}
      {!profile && <p className="muted">The free plan needs an account too, but no card.</p>}
    </div>
  )
}
