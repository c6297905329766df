import { Component, type ReactNode } from 'react'
import { Failure } from '#web/ui/failure.tsx'

/** Shows a sentence instead of a blank page when a page breaks in the browser. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { error: unknown } | null }
> {
  override state = { failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : <Failure error={failure.error} />
  }
}
