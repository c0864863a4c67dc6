import { tellDesk } from '../messages'

/** Logs every call to the service with its status and time, from outside of the transport. */
export const watchCalls = (onUnanswered: () => void): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name)
      if (!pathname.startsWith('/api/')) continue
      const text = `${pathname} ${entry.responseStatus || 'no answer'} in ${Math.round(entry.duration)} ms`
      tellDesk({ to: 'desk', log: { kind: 'call', text } })
      onUnanswered()
    }
  }).observe({ type: 'resource', buffered: true })
}
