import { useId } from 'react'
import { placeLabel } from '../../../shared/domain/birth.ts'
import { PLACE_MAX } from '../../../shared/domain/limits.ts'
import { Field } from '../../ui/Field.tsx'
import { PlaceOptions } from './PlaceOptions.tsx'
import { optionId, useOptions } from './useOptions.ts'
import { usePlaceMatches } from './usePlaceMatches.ts'

/** What is written, and the place of the list that it stands for, if one was chosen. */
export interface PlaceValue {
  text: string
  id: string | null
}

interface Props {
  value: PlaceValue
  onChange: (value: PlaceValue) => void
  label?: string
  hint?: string
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
}

/**
 * A place in one's own words, with places that match to choose from. Nobody has to choose: words alone are understood later.
 * The room for the list is always kept, so that it neither moves nor covers what stands below.
 */
export function PlaceField({ value, onChange, ...field }: Props) {
  const id = useId()
  const { state, matches } = usePlaceMatches(value.id === null ? value.text : '')
  const choose = (index: number) => onChange({ text: placeLabel(matches[index]!), id: matches[index]!.id })
  const { active, isOpen, ...keys } = useOptions(matches.length, choose)

  return (
    <div>
      <Field
        label="Birth place"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
        autoComplete="off"
        maxLength={PLACE_MAX}
        value={value.text}
        onKeyDown={keys.press}
        onBlur={keys.leave}
        onChange={(event) => {
          keys.open()
          onChange({ text: event.target.value, id: null })
        }}
      />
      <PlaceOptions id={id} state={state} places={isOpen ? matches : []} active={active} onChoose={choose} />
    </div>
  )
}
