import { Component, type ReactNode } from 'react'
import { NOT_LOADED_OFFLINE } from '../../lib/lazyScreen.ts'
import { Button } from '../forms/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { NotLoadedOffline } from './NotLoadedOffline.tsx'
import { RequestId } from './RequestId.tsx'

interface Props {
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
    return this.state.error === NOT_LOADED_OFFLINE ? <NotLoadedOffline /> : <Failed error={this.state.error} />
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
