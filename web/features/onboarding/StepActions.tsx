import { ACCOUNT_STEP, maySkip, type OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from './onboarding.module.css'

interface Props {
  step: number
  isVisitor: boolean
  /** The question was opened from the summary: every way out of it leads back there. */
  isReview: boolean
  progress: OnboardingProgress
  mayContinue: boolean
  go: (step: number) => void
}

export const StepActions = ({ step, isVisitor, isReview, progress, mayContinue, go }: Props) => (
  <div className={styles.actions}>
    {step < ACCOUNT_STEP && (
      <Button type="submit" wide disabled={!mayContinue}>
        {step === ACCOUNT_STEP - 1 && isVisitor && !isReview ? 'Continue and Sign Up' : 'Continue'}
      </Button>
    )}
    <div className={styles.minor}>
      {step === 1 && !isReview ? (
        <LinkButton to={paths.landing} tone="quiet">
          Back to Start
        </LinkButton>
      ) : (
        <Button tone="quiet" onClick={() => go(isReview ? ACCOUNT_STEP : step - 1)}>
          Back
        </Button>
      )}
      {maySkip(step, progress) && (
        <Button tone="quiet" onClick={() => go(isReview ? ACCOUNT_STEP : step + 1)}>
          Skip this step
        </Button>
      )}
    </div>
  </div>
)
