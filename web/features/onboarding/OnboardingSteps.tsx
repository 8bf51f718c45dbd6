import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { birthDateTrouble } from '../../../shared/domain/birth.ts'
import { ACCOUNT_STEP, fieldOfStep, mayContinue, percentDone, STEP_COUNT } from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { track } from '../../lib/analytics.ts'
import { today } from '../../lib/dates.ts'
import { Progress } from '../../ui/Progress.tsx'
import { AccountStep } from './AccountStep.tsx'
import { forgetReturn } from './authReturn.ts'
import { pause } from './finishOnboarding.ts'
import { OrreryFigure } from './OrreryFigure.tsx'
import { Overlay } from './Overlay.tsx'
import styles from './onboarding.module.css'
import { Question } from './Question.tsx'
import { StepActions } from './StepActions.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useFinish } from './useFinish.ts'
import { useOnboarding } from './useOnboarding.ts'

interface Props {
  profile: Profile | null
  onSignUp: () => void
}

/** Seven steps with one question each; the account comes last. */
export function OnboardingSteps({ profile, onSignUp }: Props) {
  const state = useOnboarding(profile)
  const ending = useFinish(state)
  const [isLeaving, setLeaving] = useState(false)
  const { step, progress, errors, go, answer } = state
  const field = fieldOfStep(step)

  const enter = useEffectEvent(() => {
    forgetReturn()
    if (state.shouldFinish) ending.finish('welcome')
    else if (!profile?.onboardingCompleted) track('onboarding_start', {})
  })
  useEffect(() => enter(), [])

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (step === 1 && birthDateTrouble(progress.birthDate ?? '', today())) return
    go(step + 1)
    if (step !== ACCOUNT_STEP - 1 || profile) return

    setLeaving(true)
    await pause(OVERLAY_MS)
    setLeaving(false)
    onSignUp()
  }

  if (isLeaving || ending.busy) return <Overlay isLeaving={isLeaving} />
  return (
    <div className={styles.frame}>
      <form className={styles.steps} onSubmit={goOn} noValidate>
        <p className={styles.count}>
          <span>
            Step {step} of {STEP_COUNT}
          </span>
          <span>{percentDone(step)}%</span>
        </p>
        <Progress value={percentDone(step)} max={100} label={`${percentDone(step)}% done`} />
        <StepHeading step={step} isVisitor={!profile} />
        {field ? (
          <Question step={step} progress={progress} answer={answer} error={errors[field]} />
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

const OVERLAY_MS = 900
