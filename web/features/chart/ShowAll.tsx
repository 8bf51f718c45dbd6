import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

interface Props<T> {
  of: readonly T[]
  first: number
  /** What the things are, in the plural: "aspects". */
  what: string
  children: (shown: readonly T[]) => ReactNode
}

/** The first few of a list, and the rest on request. */
export function ShowAll<T>({ of, first, what, children }: Props<T>) {
  const [isAll, setAll] = useState(false)
  return (
    <>
      {children(isAll ? of : of.slice(0, first))}
      {of.length > first && (
        <Button tone="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? `Show the first ${first}` : `Show all ${of.length} ${what}`}
        </Button>
      )}
    </>
  )
}
