import { watchVitals } from './watch-vitals'

const A = { name: 'mf-a', version: '2' }
const B = { name: 'mf-b', version: '5' }

/** A browser that supports these types of entries. */
const aBrowser = (supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event']) => {
  const observers = new Map<string, (entries: object[]) => void>()
  class Observer {
    static supportedEntryTypes = supportedEntryTypes
    constructor(private readonly onEntries: (list: { getEntries: () => object[] }) => void) {}
    observe({ type }: { type: string }) {
      observers.set(type, (entries) => this.onEntries({ getEntries: () => entries }))
    }
  }
  let current = A
  const vitals = watchVitals({
    first: A,
    ownerAt: () => current,
    Observer: Observer as unknown as typeof PerformanceObserver,
  })
  return {
    emit: (type: string, ...entries: object[]) => observers.get(type)?.(entries),
    show: (build: typeof A) => {
      current = build
    },
    read: () => Object.fromEntries(vitals.read().map(({ remote, phase, ms }) => [`${remote} ${phase}`, ms])),
  }
}
const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

describe('[D11.visits.2] web vitals', () => {
  it('the largest paint is the last one, of the owner of the first page', () => {
    const { emit, show, read } = aBrowser()
    emit('largest-contentful-paint', { startTime: 500 }, { startTime: 900 })
    show(B)
    expect(read()).toMatchObject({ 'mf-a lcp': 900 })
  })

  it('shifts of one session add up, the largest session counts, and shifts after input do not', () => {
    const { emit, read } = aBrowser()
    emit('layout-shift', shift(100, 0.05), shift(1100, 0.03), shift(1200, 0.5, true), shift(2201, 0.06))
    expect(read()['mf-a cls']).toBeCloseTo(80)
  })

  it('a session ends five seconds after it began', () => {
    const { emit, read } = aBrowser()
    emit('layout-shift', ...[1, 1001, 2001, 3001, 4001, 5001].map((at) => shift(at, 0.01)), shift(5002, 0.01))
    expect(read()['mf-a cls']).toBeCloseTo(60)
  })

  it('shifts and interactions belong to the remote whose page is shown', () => {
    const { emit, show, read } = aBrowser()
    emit('layout-shift', shift(100, 0.02))
    show(B)
    emit('layout-shift', shift(5000, 0.04))
    emit(
      'event',
      { interactionId: 1, duration: 120 },
      { interactionId: 1, duration: 160 },
      { interactionId: 0, duration: 900 },
    )
    expect(read()).toEqual({ 'mf-a cls': 20, 'mf-b cls': 40, 'mf-b inp': 160 })
  })

  it('one of fifty interactions may be slower than the reported one', () => {
    const { emit, read } = aBrowser()
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ interactionId: at + 1, duration: 50 + at }))
    emit('event', ...many(49))
    expect(read()).toMatchObject({ 'mf-a inp': 98 })
    emit('event', ...many(50))
    expect(read()).toMatchObject({ 'mf-a inp': 98 })
  })

  it('a browser that measures none reports none', () => {
    expect(aBrowser([]).read()).toEqual({})
  })
})
