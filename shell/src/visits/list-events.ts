import type { VisitEvent } from '@shuttle/contracts'
import { findCause } from './find-cause'
import type { VisitMark } from './visit-mark'

/** Events of one remote that the service counts at most; the rest of a loop is not sent. */
const EVENTS_OF_REMOTE = 32
const LONGEST_MS = 600_000
const DRAWING = /^drawing /

type Phase = VisitEvent['phase']
type NewEvent = Omit<VisitEvent, 'no'>

/** Turns marks into events, each once, in the order of their remotes. */
export const createEventList = ({ marks, shellVersion }: { marks: readonly VisitMark[]; shellVersion: string }) => {
  const listed = new Set<VisitMark>()
  const counts = new Map<string, number>()
  const failed = new Set<string>()

  const number = (events: readonly NewEvent[]): VisitEvent[] =>
    events.flatMap((event) => {
      const no = counts.get(event.remote) ?? 0
      counts.set(event.remote, no + 1)
      const ms = Math.min(LONGEST_MS, Math.max(0, Math.round(event.ms)))
      return no < EVENTS_OF_REMOTE ? [{ ...event, no, ms }] : []
    })

  const findStart = (place: string) => marks.find(({ where, error }) => where === place && error === undefined)
  const findPhase = (where: string): Phase => {
    if (where.startsWith('slot ')) return 'slot'
    return where === marks.find((mark) => mark.where.startsWith('page '))?.where ? 'first' : 'move'
  }
  const nameOf = ({ entry }: VisitMark) => ({ remote: entry?.name ?? 'shell', version: entry?.version || shellVersion })

  const toLoad = (mark: VisitMark, loadedAt: number): NewEvent => {
    const { where, at, isRetry } = mark
    const phase = findPhase(where)
    // The first page is waited for since the navigation.
    const ms = phase === 'first' && !isRetry ? loadedAt : loadedAt - at
    return { ...nameOf(mark), kind: isRetry ? 'retry' : 'load', phase, ms, cause: '' }
  }
  const toFailure = (mark: VisitMark): NewEvent => {
    const { where, error, instead, at } = mark
    const place = where.replace(DRAWING, '')
    const start = findStart(place)
    const cause = findCause(error)
    const ms = at - (start?.at ?? 0)
    if (DRAWING.test(where)) return { ...nameOf(mark), kind: 'error', phase: 'draw', ms, cause }
    if (instead === undefined) return { ...nameOf(mark), kind: 'error', phase: 'run', ms, cause }
    const { remote, version } = nameOf(mark)
    // Another try of what failed already, or the one that healed it.
    const key = `${where} ${remote} ${version}`
    const isAgain = instead === version || failed.has(key)
    failed.add(key)
    const kind = isAgain ? 'retry' : instead === 'card' ? 'error' : 'fallback'
    return { remote, version, kind, phase: findPhase(where), ms, cause }
  }
  const toEvent = (mark: VisitMark): NewEvent | undefined => {
    if (mark.isSkipped) return { ...nameOf(mark), kind: 'skip', phase: findPhase(mark.where), ms: 0, cause: 'throw' }
    if (mark.error !== undefined) return toFailure(mark)
    // Still loading, or it failed, which has a mark of its own.
    return mark.loadedAt === undefined ? undefined : toLoad(mark, mark.loadedAt)
  }

  return {
    /** Events of the marks that ended since the last call, and of `more`. */
    take: (more: readonly NewEvent[] = []): VisitEvent[] => {
      const events = marks.flatMap((mark) => {
        const event = listed.has(mark) ? undefined : toEvent(mark)
        if (!event) return []
        listed.add(mark)
        return [event]
      })
      return number([...events, ...more])
    },
  }
}
