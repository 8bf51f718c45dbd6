import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { Failure } from './Failure.tsx'

interface Props<T> {
  from: Pick<SWRResponse<T>, 'data' | 'error' | 'isValidating' | 'mutate'>
  waiting: ReactNode
  children: (data: T) => ReactNode
  /** What to say when it did not come. */
  failed?: string
}

/** The three faces of something read: waiting, failed with a way to try again, and there. What was read once stays. */
export function Loaded<T>({ from, waiting, children, failed = "We couldn't load this." }: Props<T>) {
  if (from.data !== undefined) return children(from.data)
  if (!from.error || from.isValidating) return <div aria-busy="true">{waiting}</div>
  return <Failure what={failed} error={from.error} retry={() => void from.mutate()} />
}
