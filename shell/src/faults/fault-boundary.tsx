import { Component, type ReactNode } from 'react'

interface Props {
  onFault: (error: unknown) => void
  /** Drawn in place of the children after a throw; `failures` counts from 1. */
  fallback: (retry: () => void, failures: number) => ReactNode
  /** Drawn until the fault was told: the reader of `onFault` decides what comes next. */
  meanwhile?: ReactNode
  /** What the children come from: another source is drawn at once. */
  source?: unknown
  children: ReactNode
}

/** Stands round every page and every slot, so that a throw while drawing stays in its place. */
export class FaultBoundary extends Component<Props, { failures: number; isFailed: boolean; isTold: boolean }> {
  override state = { failures: 0, isFailed: false, isTold: false }

  static getDerivedStateFromError() {
    return { isFailed: true, isTold: false }
  }

  override componentDidCatch(error: unknown) {
    this.setState(({ failures }) => ({ failures: failures + 1, isTold: true }))
    this.props.onFault(error)
  }

  override componentDidUpdate({ source }: Props) {
    if (this.state.isFailed && source !== this.props.source) this.setState({ isFailed: false })
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    if (!this.state.isTold) return this.props.meanwhile ?? null
    return this.props.fallback(() => this.setState({ isFailed: false }), this.state.failures)
  }
}
