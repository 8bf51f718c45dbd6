import { type ReactNode, useState } from 'react'
import { PEOPLE_FREE, PEOPLE_MAX, type Person } from '../../../shared/domain/person.ts'
import { type Sign, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { Button } from '../../ui/forms/Button.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from '../compatibility/reports.module.css'
import { PersonCard } from './PersonCard.tsx'
import { PersonDialog, type PlaceFieldLike } from './PersonDialog.tsx'
import type { PersonStart } from './PersonStart.ts'
import { usePeople } from './usePeople.ts'

interface Props {
  people: readonly Person[]
  hasActiveAccess: boolean
  /** To begin a new person with: what has been entered elsewhere. */
  start: PersonStart | undefined
  placeField: PlaceFieldLike
  renderSign: (sign: Sign) => ReactNode
  /** Nobody more can be kept without access. */
  onLocked: () => void
}

/** Who is being edited; nobody yet when somebody is added. */
interface Edited {
  person?: Person
}

/** Everybody whom the member keeps, and how many more there may be. */
export function PeopleList({ people, hasActiveAccess, start, placeField, renderSign, onLocked }: Props) {
  const [edited, setEdited] = useState<Edited | null>(start ? {} : null)
  const { remove } = usePeople()
  const most = hasActiveAccess ? PEOPLE_MAX : PEOPLE_FREE
  const isFull = people.length >= most

  function lock() {
    setEdited(null)
    onLocked()
  }

  return (
    <>
      <p className={stack.row}>
        <Button onClick={isFull && !hasActiveAccess ? lock : () => setEdited({})} disabled={isFull && hasActiveAccess}>
          Add someone
        </Button>
        <span className="muted">{people.length === 0 ? EMPTY : `${people.length} of ${most} people`}</span>
      </p>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard
              person={person}
              glyph={renderSign(sunSignByDate(person.birthDate))}
              onEdit={() => setEdited({ person })}
              onDeleted={() => remove(person.id)}
            />
          </li>
        ))}
      </ul>
      <p className="muted">
        Only you see them, and nobody is told. They are part of your data: they are in your download and go with your
        account.
      </p>
      <PersonDialog
        key={edited?.person?.id ?? 'new'}
        open={edited !== null}
        onClose={() => setEdited(null)}
        person={edited?.person}
        start={start}
        placeField={placeField}
        onLocked={lock}
      />
    </>
  )
}

const EMPTY = 'The people you add will be here, each with a chart and a comparison with yours.'
