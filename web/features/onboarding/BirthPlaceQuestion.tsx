import { PLACE_MAX } from '../../../shared/domain/limits.ts'
import { Field } from '../../ui/Field.tsx'
import type { QuestionProps } from './Question.tsx'

export const BirthPlaceQuestion = ({ progress, answer, error }: QuestionProps) => (
  <Field
    label="Birth place"
    hint="City, state, country"
    autoComplete="off"
    maxLength={PLACE_MAX}
    value={progress.birthPlace ?? ''}
    onChange={(event) => answer({ birthPlace: event.target.value, birthPlaceId: null })}
    error={error}
  />
)
