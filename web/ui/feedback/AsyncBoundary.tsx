import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { ErrorAlert } from './ErrorAlert.tsx'
import { Loading } from './Loading.tsx'

interface Props<T> {
  result: Pick<SWRResponse<T>, 'data' | 'error' | 'isValidating'> & { mutate: () => unknown }
  fallback: ReactNode
  children: (data: T) => ReactNode
  /** What to say when it fails. */
  failed?: string
}

/** Renders the three states of a read: loading, failed with Retry, and loaded. Data that has loaded stays through later failures. */
export function AsyncBoundary<T>({ result, fallback, children, failed = "We couldn't load this." }: Props<T>) {
  if (result.data !== undefined) return children(result.data)
  if (!result.error || result.isValidating) return <Loading>{fallback}</Loading>
  return <ErrorAlert what={failed} error={result.error} retry={() => void result.mutate()} />
}
