import { Component, type ReactNode } from 'react'
import { Button } from '../forms/Button.tsx'
import { Page } from '../layout/Page.tsx'

interface Props {
  children: ReactNode
}

/** Catches errors that a screen throws while rendering. React supports this only for classes. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

const Failed = () => (
  <Page title="We couldn't show this page" width="reading">
    <h1>We couldn't show this page</h1>
    <p>Everything you've saved is safe. Reload to try again.</p>
    <Button onClick={() => location.reload()}>Reload</Button>
  </Page>
)
