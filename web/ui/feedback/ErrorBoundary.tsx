import { Component, type ReactNode } from 'react'
import { NOT_LOADED_OFFLINE } from '../../lib/chunks/lazyScreen.ts'
import { Button } from '../forms/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { NotLoadedOffline } from './NotLoadedOffline.tsx'
import { RequestId } from './RequestId.tsx'

interface Props {
  /** For a part of a screen: what is in its place where it is not on this device. Other errors go on to the screen's. */
  offline?: ReactNode
  children: ReactNode
}

/** Catches errors that a screen throws while rendering. React supports this only for classes. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { error } = this.state
    const { offline } = this.props
    if (error === NOT_LOADED_OFFLINE) return offline ?? <NotLoadedOffline />
    if (offline) throw error
    return <Failed error={error} />
  }
}

const Failed = ({ error }: { error: unknown }) => (
  <Page title="We couldn't show this page" width="reading">
    <h1>We couldn't show this page</h1>
    <p>Everything you've saved is safe. Try again, and if it happens again, come back later.</p>
    <RequestId of={error} />
    <Button onClick={() => location.reload()}>Retry</Button>
  </Page>
)
