import { fieldOfStep, mayContinue, percentDone, STEP_COUNT } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { useToday } from '../../lib/time/dates.ts'
import { ProgressBar } from '../../ui/display/ProgressBar.tsx'
import { AccountStep } from './AccountStep.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import styles from './onboarding.module.css'
import type { PlaceFieldLike } from './questions/QuestionProps.ts'
import { questions } from './questions/questions.tsx'
import { StepHeading } from './questions/StepHeading.tsx'
import { StepActions } from './StepActions.tsx'
import { BigThreePreview } from './sky/BigThreePreview.tsx'
import { OrreryFigure, type SignPaths } from './sky/OrreryFigure.tsx'
import { previewSigns } from './sky/previewSigns.ts'
import { previewTold } from './sky/previewTold.ts'
import { SkySoFar } from './sky/SkySoFar.tsx'
import { skyQuestion } from './sky/skyQuestion.ts'
import { type SkyPreview, useSkyPreview } from './sky/useSkyPreview.ts'
import { useFinishOnboarding } from './useFinishOnboarding.ts'
import { useNextStep } from './useNextStep.ts'
import { type OnboardingState, useOnboarding } from './useOnboarding.ts'
import { useOnboardingStart } from './useOnboardingStart.ts'

interface Props {
  profile: Profile | null
  onSignUp: () => void
  placeField: PlaceFieldLike
  signPaths: SignPaths
}

/** One question a step, and the account as the last step. */
export function OnboardingSteps({ profile, signPaths, ...props }: Props) {
  const state = useOnboarding(profile)
  const finishing = useFinishOnboarding(state)
  const isVisitor = !profile
  const { isLeaving, isReview, continueToNextStep } = useNextStep({ ...state, isVisitor, onSignUp: props.onSignUp })
  const { step, progress } = state
  const isAnswered = mayContinue(step, progress)
  const preview = useSkyPreview(skyQuestion(step, progress, useToday()))
  useOnboardingStart({ ...state, isMember: profile?.onboardingCompleted === true, finish: finishing.finish })

  if (isLeaving || finishing.busy)
    return <LoadingOverlay isLeaving={isLeaving} figure={<OrreryFigure sky={preview.sky} signPaths={signPaths} />} />
  return (
    <div className={styles.frame}>
      <form className={styles.steps} onSubmit={continueToNextStep} noValidate>
        <StepProgress step={step} />
        <StepHeading step={step} isVisitor={isVisitor} />
        <StepContent {...props} {...state} {...{ profile, preview, finishing }} />
        {/* The summary does not open without a required answer. */}
        <StepActions {...state} isVisitor={isVisitor} isReview={isReview && isAnswered} mayContinue={isAnswered} />
        {!state.isKept && <NotKept />}
      </form>
      <div>
        <SkySoFar preview={preview} progress={progress} signPaths={signPaths} />
      </div>
    </div>
  )
}

type ContentProps = Omit<Props, 'signPaths'> &
  Pick<OnboardingState, 'step' | 'progress' | 'errors' | 'answer'> & {
    preview: SkyPreview
    finishing: ReturnType<typeof useFinishOnboarding>
  }

/** The Big Three are above the buttons, which the account step has within it. */
const StepContent = ({ step, progress, preview, errors, answer, placeField, ...account }: ContentProps) => {
  const field = fieldOfStep(step)
  const bigThree = <BigThreePreview signs={previewSigns(preview, progress, step)} told={previewTold(preview, step)} />
  if (!field)
    return (
      <>
        {bigThree}
        <AccountStep progress={progress} {...account} />
      </>
    )
  const { Question } = questions[field]
  return (
    <>
      <Question progress={progress} answer={answer} error={errors[field]} placeField={placeField} />
      {bigThree}
    </>
  )
}

const NotKept = () => (
  <p className="muted" role="alert">
    This browser isn't saving your answers. If you reload or close this page, you'll need to enter them again.
  </p>
)

const StepProgress = ({ step }: { step: number }) => (
  <>
    <p className={styles.count}>
      <span>{`Step ${step} of ${STEP_COUNT}`}</span>
      <span>{`${percentDone(step)}%`}</span>
    </p>
    <ProgressBar value={step} max={STEP_COUNT} label={`${percentDone(step)}% done`} />
  </>
)
