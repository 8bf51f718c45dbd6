import { useId, useState } from 'react'
import { PLACE_MAX } from '../../../shared/domain/limits.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { PlaceOptions } from './PlaceOptions.tsx'
import { optionId, useComboboxKeys } from './useComboboxKeys.ts'
import { usePlaceSuggestions } from './usePlaceSuggestions.ts'

/** The text, and the id of the suggestion chosen, if any. */
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
 * A text field with place suggestions. Choosing one is optional: free text is resolved by the server. Unless a place is
 * already chosen, space for the list is reserved, so that it neither shifts nor covers what is below.
 */
export function PlaceField({ value, onChange, ...field }: Props) {
  const id = useId()
  const [hasRoom, setHasRoom] = useState(value.id === null)
  const { state, matches } = usePlaceSuggestions(value.id === null ? value.text : '')
  const choose = (index: number) => onChange({ text: placeLabel(matches[index]!), id: matches[index]!.id })
  const { active, isOpen, ...keys } = useComboboxKeys(matches.length, choose)

  return (
    <div>
      <TextField
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
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onChange={(event) => {
          keys.open()
          setHasRoom(true)
          onChange({ text: event.target.value, id: null })
        }}
      />
      <PlaceOptions
        id={id}
        hasRoom={hasRoom}
        state={state}
        places={isOpen ? matches : []}
        active={active}
        onChoose={choose}
      />
    </div>
  )
}
