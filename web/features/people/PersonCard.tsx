import type { ReactNode } from 'react'
import type { Person } from '../../../shared/domain/person.ts'
import { sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/navigation/LinkButton.tsx'
import styles from '../compatibility/reports.module.css'
import { birthLineOf } from './birthLineOf.ts'
import { DeletePerson } from './DeletePerson.tsx'

interface Props {
  person: Person
  glyph: ReactNode
  onEdit: () => void
  onDeleted: () => unknown
}

/** Somebody in the list. Without a chart, the Sun sign is that of the date. */
export const PersonCard = ({ person, glyph, onEdit, onDeleted }: Props) => (
  <article className={styles.card} aria-label={person.name}>
    <h2>{person.name}</h2>
    <p className="muted">
      <span>{glyph}</span> <span>{`${sunSignByDate(person.birthDate)} · ${birthLineOf(person)}`}</span>
    </p>
    <footer className={styles.foot}>
      <span className={styles.actions}>
        <LinkButton to={`${paths.people}?pair=${person.id}`} tone="quiet">
          Compare <span className="unseen">{`with ${person.name}`}</span>
        </LinkButton>
        <LinkButton to={`${paths.people}?chart=${person.id}`} tone="quiet">
          Chart <span className="unseen">{`of ${person.name}`}</span>
        </LinkButton>
      </span>
      <span className={styles.actions}>
        <button type="button" className={styles.delete} onClick={onEdit} aria-haspopup="dialog">
          Edit <span className="unseen">{person.name}</span>
        </button>
        <DeletePerson person={person} onDeleted={onDeleted} />
      </span>
    </footer>
  </article>
)
