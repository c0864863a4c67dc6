import { Component, type ReactNode } from 'react'
import { StageCard } from './stage-card'

interface Props {
  onFault: (error: unknown) => void
  children: ReactNode
}

/** Shows what was thrown with its stack; the next save draws the page anew. */
export class FaultBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return <StageCard title="This part threw" detail={text} />
  }
}
