import type { ReactNode } from 'react'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import styles from './ChatAside.module.css'

interface Props {
  /** All but the newest, newest first; none while search results are shown. */
  exchanges: readonly ChatExchange[]
  /** Links to the Big Three, and to what the newest answer cites. */
  placements: ReactNode
}

/** Beside the conversation, where a screen has room for it: what was asked, and what the answers are from. */
export const ChatAside = ({ exchanges, placements }: Props) => (
  <aside className={styles.aside} aria-label="Beside the conversation">
    <div>
      {exchanges.length > 0 && (
        <>
          <h2>Your questions</h2>
          <ol className={styles.questions}>
            {exchanges.slice(0, SHOWN).map(({ id, message }) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(id)}>
                  {message}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2>Read from your chart</h2>
      <div className={styles.placements}>{placements}</div>
    </div>
  </aside>
)

/** Of more, the list would be longer than the window. */
const SHOWN = 12

function goTo(id: string): void {
  const exchange = document.getElementById(id)
  exchange?.scrollIntoView()
  exchange?.focus({ preventScroll: true })
}
