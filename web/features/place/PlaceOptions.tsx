import { useEffect, useRef } from 'react'
import type { Place } from '../../../shared/domain/Place.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import styles from './place.module.css'
import { optionId } from './useComboboxKeys.ts'
import type { PlaceSuggestions } from './usePlaceSuggestions.ts'

interface Props {
  id: string
  hasRoom: boolean
  state: PlaceSuggestions['state']
  places: readonly Place[]
  active: number
  onChoose: (index: number) => void
}

/** The listbox with suggestions, its status for screen readers, and the attribution of the data. */
export const PlaceOptions = ({ id, hasRoom, state, places, active, onChoose }: Props) => (
  <>
    <div id={id} role="listbox" aria-label="Matching places" className={styles.places} hidden={!hasRoom}>
      {places.map((place, index) => (
        <Option key={place.id} id={optionId(id, index)} isActive={index === active} onChoose={() => onChoose(index)}>
          {placeLabel(place)}
        </Option>
      ))}
    </div>
    <p className={styles.foot}>
      <span role="status">{state === 'found' && places.length > 0 ? countOf(places.length) : messages[state]}</span>
      <small>Places: GeoNames, CC BY 4.0</small>
    </p>
  </>
)

interface OptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: string
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field handles the keyboard.
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      // A press must not take the focus out of the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

const countOf = (count: number): string => (count === 1 ? '1 place matches' : `${count} places match`)

const messages: Record<PlaceSuggestions['state'], string> = {
  idle: '',
  loading: 'Looking…',
  found: 'No matches yet. You can keep what you typed.',
  failed: "We couldn't load suggestions. You can keep what you typed.",
}
