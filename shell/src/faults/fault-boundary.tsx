import type { RegistryEntry } from '@shuttle/contracts'
import { Component, type ReactNode, Suspense, useState } from 'react'
import type { MountPoint } from '../remotes/mount-point'
import { useShell } from '../shell'
import { useElapsed } from './still-loading'

/** Timeout after which a page that suspends while rendering has failed. */
const TIMEOUT_MS = 20_000

interface Props {
  onFault: (error: unknown) => void
  /** Rendered instead of the children after a throw; `failures` counts from 1. */
  fallback: (retry: () => void, failures: number) => ReactNode
  /** Rendered until `onFault` was called, which decides what comes next, and while the children suspend. */
  meanwhile?: ReactNode
  /** Source of the children: another source is rendered at once. */
  source?: unknown
  children: ReactNode
}

const Waiting = ({ children }: { children: ReactNode }) => {
  if (useElapsed(TIMEOUT_MS)) throw new Error(`nothing was drawn within ${TIMEOUT_MS / 1000} s`)
  return children
}

/** Wraps every page and slot, so that a throw while rendering, of an error or a promise, affects nothing else. */
export class FaultBoundary extends Component<Props, { failures: number; isFailed: boolean; isReported: boolean }> {
  override state = { failures: 0, isFailed: false, isReported: false }

  static getDerivedStateFromError() {
    return { isFailed: true, isReported: false }
  }

  override componentDidCatch(error: unknown) {
    this.setState(({ failures }) => ({ failures: failures + 1, isReported: true }))
    this.props.onFault(error)
  }

  override componentDidUpdate({ source }: Props) {
    if (this.state.isFailed && source !== this.props.source) this.setState({ isFailed: false })
  }

  override render() {
    const { children, meanwhile = null } = this.props
    if (!this.state.isFailed) return <Suspense fallback={<Waiting>{meanwhile}</Waiting>}>{children}</Suspense>
    if (!this.state.isReported) return meanwhile
    return this.props.fallback(() => this.setState({ isFailed: false }), this.state.failures)
  }
}

/** Handles a throw while rendering: no card until the shell knows whether another version takes over. */
export const useFallback = () => {
  const { remotes } = useShell()
  const [isReplacing, setReplacing] = useState(false)
  return {
    isReplacing,
    handleError: (mountPoint: MountPoint, entry: RegistryEntry, error: unknown) => {
      setReplacing(true)
      void remotes.replaceCrashed(mountPoint, entry, error).then(() => setReplacing(false))
    },
  }
}
