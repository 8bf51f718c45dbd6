import type { QuestionProps } from './Question.tsx'

/** Free text, with places that match it to choose from. Text that nobody chose from the list is resolved later. */
export function BirthPlaceQuestion({ progress, answer, error, placeField: PlaceField }: QuestionProps) {
  const { birthPlace = '', birthPlaceId = null } = progress
  return (
    <PlaceField
      hint="City, state, country"
      value={{ text: birthPlace, id: birthPlaceId }}
      onChange={({ text, id }) => answer({ birthPlace: text, birthPlaceId: id })}
      error={error}
    />
  )
}
