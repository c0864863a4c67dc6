import type { RegistryEntry, VisitEvent } from '@shuttle/contracts'
import { sinceNavigation } from '../clock/wall-clock'
import { createEventList } from './list-events'
import type { VisitMarks } from './visit-mark'
import { watchVitals } from './watch-vitals'

/** A failure is reported soon, and several of one moment together. */
const SOON_MS = 2000
/** A load that is under way is listed with what comes after it, or here. */
const LATER_MS = 20_000

/**
 * Reports the loads, failures and web vitals of this visit by its signed id: soon after each, and when the tab is hidden
 * for the first time, which is when web vitals are final.
 */
export const reportVisit = ({
  visit,
  marks,
  shellVersion,
  current,
  listClosed,
  send,
}: {
  visit: string
  marks: VisitMarks
  shellVersion: string
  /** The version whose page is shown. */
  current: () => Pick<RegistryEntry, 'name' | 'version'>
  /** Mount points of closed remotes that were opened. */
  listClosed: () => Omit<VisitEvent, 'no'>[]
  send: (body: string) => void
}): void => {
  const list = createEventList({ marks: marks.all, shellVersion })
  const startedAt = sinceNavigation()
  const pages = marks.all.filter(({ where, entry, error }) => where.startsWith('page ') && entry && error === undefined)
  const first = pages[0]?.entry ?? current()
  /** Events from before this chunk arrived belong to the page that was loaded last at that moment. */
  const ownerAt = (time: number) =>
    time >= startedAt ? current() : (pages.findLast(({ at }) => at <= time)?.entry ?? first)
  const vitals = watchVitals({ first, ownerAt })
  const closed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFinal = false

  const listNewClosed = () =>
    listClosed().filter(({ remote, version }) => {
      const key = `${remote} ${version}`
      return !closed.has(key) && closed.add(key)
    })
  const flush = (more: readonly Omit<VisitEvent, 'no'>[] = []) => {
    clearTimeout(timer)
    const events = list.take([...listNewClosed(), ...more])
    if (events.length > 0) send(JSON.stringify({ visit, events }))
  }
  const flushWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      flush()
      if (marks.all.some(({ loadedAt, error, isSkipped }) => loadedAt === undefined && !error && !isSkipped))
        timer = setTimeout(flush, LATER_MS)
    }, ms)
  }

  marks.onAdded = () => flushWithin(SOON_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    flush(isFinal ? [] : vitals.read())
    isFinal = true
  })
  const started = { kind: 'load', remote: 'shell', version: shellVersion, phase: 'first', cause: '' } as const
  flush([{ ...started, ms: marks.all[0]?.at ?? sinceNavigation() }])
  flushWithin(SOON_MS)
}
