import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

interface Props {
  tabs: readonly { id: string; label: string }[]
  current: string
  onChange: (id: string) => void
  children: ReactNode
}

/** Arrow keys, Home and End move between tabs; Tab moves into the panel. */
export function Tabs({ tabs, current, onChange, children }: Props) {
  const id = useId()

  function move(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === current)
    const to = destinations(at, tabs.length - 1)[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${id}${next.id}`)?.focus()
  }

  return (
    <>
      <div role="tablist" className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  )
}

const destinations = (at: number, last: number): Record<string, number> => ({
  ArrowRight: at + 1,
  ArrowLeft: at - 1,
  Home: 0,
  End: last,
})
