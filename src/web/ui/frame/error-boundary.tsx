import { Component, type ReactNode, useEffect } from 'react'
import { CodeError, loadEventually, reloadOnce } from '#web/load-code.ts'
import { Failure } from '#web/ui/failure.tsx'

interface ErrorBoundaryProps {
  /** Path and query part: what broke at one address is tried anew at the next. */
  address: string
  children: ReactNode
}

/**
 * Shows a sentence instead of a blank page when a page breaks in the browser. A page whose code could not be loaded comes
 * as soon as that succeeds.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } }
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps): void {
    if (address !== this.props.address && this.state.failure !== null) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const { error } = failure
    if (!(error instanceof CodeError)) return <Failure error={error} />
    return <MissingCode error={error} onLoaded={() => this.setState({ failure: null })} />
  }
}

function MissingCode({ error, onLoaded }: { error: CodeError; onLoaded: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another failure only
  useEffect(() => untilLoaded(error, onLoaded), [error])
  return <Failure error={error} retry={() => void error.again().then(onLoaded, () => undefined)} />
}

/** Tries now, after growing pauses, and at once when the browser is online again. @returns what ends it */
export function untilLoaded(error: CodeError, onLoaded: () => void): () => void {
  let isWanted = true
  const again = async () => {
    if (isWanted) await error.again()
  }
  // What a module waits for may be missing for good in this document.
  const reload = () => {
    if (isWanted) void reloadOnce()
  }
  void loadEventually(again, reload).then(() => isWanted && onLoaded())
  return () => {
    isWanted = false
  }
}
