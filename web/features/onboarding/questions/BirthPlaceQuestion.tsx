import type { QuestionProps } from './QuestionProps.ts'

/** Free text with suggestions. Text that matches no chosen suggestion is resolved by the server. */
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
