import { useEffect, useRef } from 'react'
import { retryDelayMs } from '../remotes/retry-schedule'
import { FaultCard } from './fault-card'

/** The card of something that threw while drawing: it tries again by itself, and when network or reader come back. */
export const HealingCard = ({ retry, failures }: { retry: () => void; failures: number }) => {
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
  return <FaultCard onRetry={retry} />
}
