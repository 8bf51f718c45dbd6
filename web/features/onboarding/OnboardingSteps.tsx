import { fieldOfStep, mayContinue, percentDone, STEP_COUNT } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { Progress } from '../../ui/Progress.tsx'
import { AccountStep } from './AccountStep.tsx'
import { OrreryFigure } from './OrreryFigure.tsx'
import { Overlay } from './Overlay.tsx'
import styles from './onboarding.module.css'
import { type PlaceFieldLike, Question } from './Question.tsx'
import { StepActions } from './StepActions.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useContinue } from './useContinue.ts'
import { useEntry } from './useEntry.ts'
import { useFinish } from './useFinish.ts'
import { useOnboarding } from './useOnboarding.ts'

interface Props {
  profile: Profile | null
  onSignUp: () => void
  placeField: PlaceFieldLike
}

/** Seven steps with one question each; the account comes last. */
export function OnboardingSteps({ profile, onSignUp, placeField }: Props) {
  const state = useOnboarding(profile)
  const ending = useFinish(state)
  const { isLeaving, goOn } = useContinue({ ...state, isVisitor: !profile, onSignUp })
  const { step, progress, errors, go, answer } = state
  const field = fieldOfStep(step)
  useEntry({ ...state, isMember: profile?.onboardingCompleted === true, finish: ending.finish })

  if (isLeaving || ending.busy) return <Overlay isLeaving={isLeaving} />
  return (
    <div className={styles.frame}>
      <form className={styles.steps} onSubmit={goOn} noValidate>
        <StepProgress step={step} />
        <StepHeading step={step} isVisitor={!profile} />
        {field ? (
          <Question step={step} progress={progress} answer={answer} error={errors[field]} placeField={placeField} />
        ) : (
          <AccountStep profile={profile} progress={progress} ending={ending} onSignUp={onSignUp} />
        )}
        <StepActions
          step={step}
          isVisitor={!profile}
          progress={progress}
          mayGoOn={mayContinue(step, progress)}
          go={go}
        />
      </form>
      <div className={styles.figure}>
        <OrreryFigure set={step - 1} />
      </div>
    </div>
  )
}

const StepProgress = ({ step }: { step: number }) => (
  <>
    <p className={styles.count}>
      <span>
        Step {step} of {STEP_COUNT}
      </span>
      <span>{percentDone(step)}%</span>
    </p>
    <Progress value={percentDone(step)} max={100} label={`${percentDone(step)}% done`} />
  </>
)
