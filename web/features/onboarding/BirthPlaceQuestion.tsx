import { useRef } from 'react'
import { PLACE_MAX } from '../../../shared/domain/limits.ts'
import { Field } from '../../ui/Field.tsx'
import { PlaceSuggestions } from './PlaceSuggestions.tsx'
import type { QuestionProps } from './Question.tsx'

/** Free text, with places that match it to choose from. Text that nobody chose from the list is resolved later. */
export function BirthPlaceQuestion({ progress, answer, error }: QuestionProps) {
  const field = useRef<HTMLInputElement>(null)
  const { birthPlace = '', birthPlaceId } = progress

  return (
    <div>
      <Field
        ref={field}
        label="Birth place"
        hint="City, state, country"
        autoComplete="off"
        maxLength={PLACE_MAX}
        value={birthPlace}
        onChange={(event) => answer({ birthPlace: event.target.value, birthPlaceId: null })}
        error={error}
      />
      <PlaceSuggestions
        typed={birthPlaceId ? '' : birthPlace}
        onChoose={(place) => {
          answer(place)
          field.current?.focus()
        }}
      />
    </div>
  )
}
