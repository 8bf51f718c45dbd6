import { Fragment, type ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ErrorAlert } from './ErrorAlert.tsx'
import { Loading } from './Loading.tsx'

interface Props<T> {
  result: Pick<SWRResponse<T>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown }
  fallback: ReactNode
  /** The fallback has text of the screen in it, and says by itself which part of it is loading. */
  saysLoading?: boolean
  children: (data: T) => ReactNode
  /** What to say when it fails. */
  failed?: string
}

/** Renders the three states of a read: loading, failed with Retry, and loaded. Data that has loaded stays through later failures. */
export function AsyncBoundary<T>({
  result,
  fallback,
  saysLoading,
  children,
  failed = "We couldn't load this.",
}: Props<T>) {
  if (result.data !== undefined) return children(result.data)
  if (!result.error || result.isValidating)
    // By its key, React begins anew with what has loaded: a part of the fallback that went on in it would seem to move.
    return saysLoading ? <Fragment key="loading">{fallback}</Fragment> : <Loading>{fallback}</Loading>
  return <ErrorAlert what={failed} error={result.error} retry={() => void result.mutate()} />
}
