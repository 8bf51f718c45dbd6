import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/forms/Button.tsx'

interface Props<T> {
  of: readonly T[]
  first: number
  /** The plural of what is listed: "aspects". */
  what: string
  children: (shown: readonly T[]) => ReactNode
}

/** The first few items of a list, and a button that shows all. */
export function ExpandableList<T>({ of, first, what, children }: Props<T>) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      {children(isExpanded ? of : of.slice(0, first))}
      {of.length > first && (
        <Button tone="quiet" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? `Show the first ${first}` : `Show all ${of.length} ${what}`}
        </Button>
      )}
    </>
  )
}
