import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { Button } from '../../ui/Button.tsx'
import { Answers } from './Answers.tsx'
import styles from './onboarding.module.css'
import type { useFinish } from './useFinish.ts'

interface Props {
  profile: Profile | null
  progress: OnboardingProgress
  ending: ReturnType<typeof useFinish>
  onSignUp: () => void
}

/** The last step: a visitor makes an account, a member finishes, and someone who came back saves a correction. */
export function AccountStep({ profile, progress, ending, onSignUp }: Props) {
  const { finish, failure } = ending
  return (
    <div className={styles.account}>
      <Answers progress={progress} />
      {failure && (
        <p className={styles.trouble} role="alert">
          {failure} Your answers are safe.
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
    </div>
  )
}
