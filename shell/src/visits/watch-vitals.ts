import type { RegistryEntry, VisitEvent } from '@shuttle/contracts'

type Build = Pick<RegistryEntry, 'name' | 'version'>
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface EventTiming extends PerformanceEntry {
  interactionId?: number
}

/** Layout shifts count together for five seconds, with less than one between two. */
const SESSION_MS = 5000
const GAP_MS = 1000
/** Shorter interactions are good anyway. */
const NOTICED_MS = 40
/** One interaction in fifty may be slower. */
const INTERACTIONS_OF_OUTLIER = 50
const THOUSAND = 1000

const createShiftSum = () => {
  let [sum, largest, began, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  return {
    add: ({ value, startTime }: LayoutShift) => {
      const isNew = startTime - last > GAP_MS || startTime - began > SESSION_MS
      if (isNew) began = startTime
      sum = isNew ? value : sum + value
      last = startTime
      largest = Math.max(largest, sum)
    },
    largest: () => largest,
  }
}

const createInteractions = () => {
  const durations = new Map<number, number>()
  return {
    add: ({ interactionId, duration }: EventTiming) => {
      if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
    },
    worst: () => {
      const sorted = [...durations.values()].sort((left, right) => right - left)
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / INTERACTIONS_OF_OUTLIER))]
    },
  }
}

const createMeasures = (build: Build) => ({ build, shifts: createShiftSum(), interactions: createInteractions() })

/**
 * Watches the web vitals of the document by the remote whose page is shown: the largest contentful paint of the first
 * page, and of each remote the layout shifts and the slowest interaction.
 */
export const watchVitals = ({
  first,
  ownerAt,
  Observer = globalThis.PerformanceObserver,
}: {
  /** Owner of the first page. */
  first: Build
  /** Owner of the page that was shown then, milliseconds since the navigation. */
  ownerAt: (time: number) => Build
  Observer?: typeof PerformanceObserver | undefined
}) => {
  const byBuild = new Map<string, ReturnType<typeof createMeasures>>()
  let paint: number | undefined

  const measures = (build: Build) => {
    const key = `${build.name} ${build.version}`
    const known = byBuild.get(key) ?? createMeasures(build)
    byBuild.set(key, known)
    return known
  }
  const observe = <Entry extends PerformanceEntry>(type: string, add: (entry: Entry) => void) => {
    if (!Observer?.supportedEntryTypes?.includes(type)) return
    const observer = new Observer((list) => {
      for (const entry of list.getEntries()) add(entry as Entry)
    })
    observer.observe({ type, buffered: true, durationThreshold: NOTICED_MS } as PerformanceObserverInit)
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    paint = startTime
  })
  observe<LayoutShift>(
    'layout-shift',
    (shift) => !shift.hadRecentInput && measures(ownerAt(shift.startTime)).shifts.add(shift),
  )
  observe<EventTiming>('event', (event) => measures(ownerAt(event.startTime)).interactions.add(event))
  const hasShifts = Observer?.supportedEntryTypes?.includes('layout-shift') === true
  // A page that never shifts has a shift of 0.
  if (hasShifts) measures(first)

  return {
    /** The vitals until now. */
    read: (): Omit<VisitEvent, 'no'>[] => {
      const vital = ({ name, version }: Build, phase: VisitEvent['phase'], ms: number) =>
        ({ kind: 'vital', remote: name, version, phase, ms, cause: '' }) as const
      return [
        ...(paint === undefined ? [] : [vital(first, 'lcp', paint)]),
        ...[...byBuild.values()].flatMap(({ build, shifts, interactions }) => {
          const worst = interactions.worst()
          return [
            ...(hasShifts ? [vital(build, 'cls', shifts.largest() * THOUSAND)] : []),
            ...(worst === undefined ? [] : [vital(build, 'inp', worst)]),
          ]
        }),
      ]
    },
  }
}
