import { useRef } from 'react'
import { Icon } from '../../ui/display/Icon.tsx'
import styles from './chat.module.css'

interface Props {
  /** Undefined while the search is closed. */
  query: string | undefined
  onQuery: (query: string | undefined) => void
  /** Undefined where a new conversation cannot begin. */
  onStartNew: (() => void) | undefined
}

/** Beside the title: search what was said, and begin anew. The field of the search is below. */
export function ChatTools({ query, onQuery, onStartNew }: Props) {
  const toggle = useRef<HTMLButtonElement>(null)
  const isOpen = query !== undefined

  function close() {
    onQuery(undefined)
    toggle.current?.focus()
  }

  return (
    <>
      <div className={styles.tools}>
        <button ref={toggle} type="button" aria-expanded={isOpen} onClick={() => onQuery(isOpen ? undefined : '')}>
          <Icon name={isOpen ? 'close' : 'search'} label={isOpen ? 'Close search' : 'Search the conversation'} />
        </button>
        {onStartNew && (
          <button type="button" onClick={onStartNew}>
            <Icon name="plus" label="New conversation" />
          </button>
        )}
      </div>
      {isOpen && (
        <search className={styles.composer}>
          <input
            // biome-ignore lint/a11y/noAutofocus: whoever opens the search wants to write in it.
            autoFocus
            type="search"
            aria-label="Words to search for"
            placeholder="Search questions and answers"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
        </search>
      )}
    </>
  )
}
