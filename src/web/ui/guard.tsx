import { Component, type ReactNode } from 'react'
import { Failure } from '#web/ui/failure.tsx'

/** Shows a sentence instead of a blank page when a page breaks in the browser. */
export class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}
