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
  <Page title="Something went wrong" width="reading">
    <h1>Something went wrong</h1>
    <p>This screen could not be drawn. What you have saved is safe. Reload to try again.</p>
    <Button onClick={() => location.reload()}>Reload</Button>
  </Page>
)
