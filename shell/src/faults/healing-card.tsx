import { useEffect, useRef } from 'react'
import type { Owner } from '../registry/find-owner'
import { retryDelayMs } from '../remotes/retry-schedule'
import { FaultCard } from './fault-card'
import { PageFault } from './page-fault'

/**
 * The card of something that threw while drawing: it tries again by itself, and when network or reader come back.
 * A whole page keeps its name.
 */
export const HealingCard = ({ retry, failures, page }: { retry: () => void; failures: number; page?: Owner }) => {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    const heal = () => document.visibilityState === 'visible' && latest.current()
    const timer = setTimeout(heal, retryDelayMs(failures, Math.random()))
    addEventListener('online', heal)
    document.addEventListener('visibilitychange', heal)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', heal)
      document.removeEventListener('visibilitychange', heal)
    }
  }, [failures])
  return page ? <PageFault owner={page} onRetry={retry} /> : <FaultCard onRetry={retry} />
}
