import { Component, type ReactNode } from 'react'
import { Failure } from '#web/admin/ui/failure.tsx'

/** A screen that could not be loaded or drawn says so; the rest of the area goes on. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // A new version of the site has other files: only a new document knows them.
    return <Failure error={error} onRetry={() => location.reload()} />
  }
}
