import { useLayoutEffect } from 'react'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import { longDate } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/Button.tsx'
import styles from './chat.module.css'
import { dayOf } from './dayOf.ts'
import { searchExchanges } from './searchExchanges.ts'

interface Props {
  query: string
  /** Those that are loaded, newest first. */
  exchanges: readonly ChatExchange[]
  hasEarlier: boolean
  isLoadingEarlier: boolean
  onEarlier: () => void
  onChoose: (exchange: ChatExchange) => void
}

/** The questions and answers with the words of the query; one that is chosen is shown where it was asked. */
export function SearchResults({ query, exchanges, hasEarlier, isLoadingEarlier, onEarlier, onChoose }: Props) {
  const found = searchExchanges(exchanges, query)
  // Those of before may have been scrolled far down.
  useLayoutEffect(() => void scrollTo(0, 0), [])

  return (
    <div className={styles.welcome}>
      <p role="status">{countOf(found.length, hasEarlier)}</p>
      <ul>
        {found.map(({ exchange, excerpt }) => (
          <li key={exchange.id}>
            <button type="button" onClick={() => onChoose(exchange)}>
              <small>{longDate(dayOf(exchange))}</small>
              <br />
              <strong>{exchange.message}</strong>
              <br />
              <span>{excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasEarlier && (
        <Button tone="quiet" busy={isLoadingEarlier} onClick={onEarlier}>
          Search earlier messages
        </Button>
      )}
    </div>
  )
}

function countOf(count: number, hasEarlier: boolean): string {
  const found = count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`
  return hasEarlier ? `${found} so far` : found
}
