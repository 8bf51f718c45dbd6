import { places } from '../../../shared/contract/places.ts'
import { placeLabel } from '../../../shared/domain/birth.ts'
import { useReply } from '../../lib/call.ts'
import { useSettled } from '../../lib/useSettled.ts'
import styles from './PlaceSuggestions.module.css'

interface Props {
  typed: string
  onChoose: (place: { birthPlace: string; birthPlaceId: string }) => void
}

/** Places that match what is typed, in a row of its own whose room is always kept. Nobody has to choose one. */
export function PlaceSuggestions({ typed, onChoose }: Props) {
  const query = useSettled(typed.trim(), PAUSE_MS)
  const isAsking = query.length >= SHORTEST && query === typed.trim()
  const { data = [] } = useReply(places.suggestPlaces, { query: { query } }, { when: isAsking })

  return (
    <div className={styles.room}>
      <p className="unseen" role="status">
        {isAsking && data.length > 0 && `${data.length} places match`}
      </p>
      <ul className={styles.places} aria-label="Places that match">
        {data.map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => onChoose({ birthPlace: placeLabel(place), birthPlaceId: place.id })}>
              {placeLabel(place)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHORTEST = 2
const PAUSE_MS = 200
