import { Component, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Page } from './Page.tsx'

interface Props {
  children: ReactNode
}

/** Catches what a screen throws while it renders. React offers this to classes only. */
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
