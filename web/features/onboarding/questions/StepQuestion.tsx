import { GENDERS, LIFE_FOCUSES, RELATIONSHIP_STATUSES } from '../../../../shared/domain/user.ts'
import { BirthDateQuestion } from './BirthDateQuestion.tsx'
import { BirthPlaceQuestion } from './BirthPlaceQuestion.tsx'
import { BirthTimeQuestion } from './BirthTimeQuestion.tsx'
import { ChoiceQuestion } from './ChoiceQuestion.tsx'
import type { QuestionProps } from './QuestionProps.ts'

/** The question of a step. */
export function StepQuestion({ step, ...props }: QuestionProps & { step: number }) {
  if (step === 1) return <BirthDateQuestion {...props} />
  if (step === 2) return <BirthTimeQuestion {...props} />
  if (step === 3) return <BirthPlaceQuestion {...props} />
  if (step === 4) return <ChoiceQuestion legend="Gender" field="gender" choices={GENDERS} {...props} />
  if (step === 5)
    return (
      <ChoiceQuestion
        legend="Relationship status"
        field="relationshipStatus"
        choices={RELATIONSHIP_STATUSES}
        {...props}
      />
    )
  return <ChoiceQuestion legend="Life focus" field="lifeFocus" choices={LIFE_FOCUSES} {...props} />
}
