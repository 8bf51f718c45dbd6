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
  <Page title="Something went wrong" width="reading">
    <h1>Something went wrong</h1>
    <p>This screen could not be drawn. What you have saved is safe. Reload to try again.</p>
    <Button onClick={() => location.reload()}>Reload</Button>
  </Page>
)
