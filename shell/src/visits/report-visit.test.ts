/** @jest-environment jsdom */

import type { VisitEvent } from '@shuttle/contracts'
import { reportVisit } from './report-visit'
import { addMark, type VisitMark, type VisitMarks } from './visit-mark'

const A = { name: 'mf-a', version: '2' }

const start = (more: VisitMark[] = []) => {
  jest.useFakeTimers()
  // The chunk comes after the first page.
  jest.advanceTimersByTime(5000)
  const marks: VisitMarks = { all: [{ where: 'page /', entry: A, at: 300, loadedAt: 800 }, ...more] }
  const sent: { visit: string; events: VisitEvent[] }[] = []
  reportVisit({
    ...{ visit: 'v.s', marks, shellVersion: '7', current: () => A, listClosed: () => [] },
    send: (body) => void sent.push(JSON.parse(body)),
  })
  return { marks, sent }
}
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  hide('visible')
  jest.useRealTimers()
})

describe('[D11.visits.1] the reports of a visit', () => {
  it('carry its signed id, and begin with the shell and what was loaded before', () => {
    const { sent } = start()
    expect(sent).toEqual([
      {
        visit: 'v.s',
        events: [
          { no: 0, kind: 'load', remote: 'mf-a', version: '2', phase: 'first', ms: 800, cause: '' },
          { no: 0, kind: 'load', remote: 'shell', version: '7', phase: 'first', ms: 300, cause: '' },
        ],
      },
    ])
  })

  it('send failures of one moment together, two seconds later', () => {
    const { marks, sent } = start()
    const failure = { where: 'page /a', entry: A, error: new Error('boom'), instead: 'card' }
    addMark(marks, { ...failure, at: 1000 })
    jest.advanceTimersByTime(1000)
    addMark(marks, { ...failure, where: 'page /b', at: 1100 })
    jest.advanceTimersByTime(1999)
    expect(sent).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(sent[1]?.events.map(({ no, kind }) => [no, kind])).toEqual([
      [1, 'error'],
      [2, 'error'],
    ])
  })

  it('send a load that took longer when it has arrived', () => {
    const { marks, sent } = start()
    const mark: VisitMark = { where: 'page /a', entry: A, at: 1000 }
    addMark(marks, mark)
    jest.advanceTimersByTime(2000)
    mark.loadedAt = 6000
    jest.advanceTimersByTime(20_000)
    expect(sent.slice(1).map(({ events }) => events)).toMatchObject([[{ kind: 'load', ms: 5000 }]])
  })

  it('send web vitals once, by the page that was shown when they happened', () => {
    const onEntries: Record<string, (list: object) => void> = {}
    class Observer {
      static supportedEntryTypes = ['layout-shift']
      constructor(private readonly add: (list: object) => void) {}
      observe = ({ type }: { type: string }) => {
        onEntries[type] = this.add
      }
    }
    Object.assign(globalThis, { PerformanceObserver: Observer })
    const second = { where: 'page /b', entry: { name: 'mf-b', version: '5' }, at: 900, loadedAt: 950 }
    const { sent } = start([second])
    const shift = (startTime: number) => ({ startTime, value: 0.01, hadRecentInput: false })
    onEntries['layout-shift']?.({ getEntries: () => [shift(850), shift(901)] })
    hide('hidden')
    hide('visible')
    hide('hidden')
    const vitals = sent.slice(1).flatMap(({ events }) => events)
    expect(vitals.map(({ kind, remote, phase, ms }) => [kind, remote, phase, ms])).toEqual([
      ['vital', 'mf-a', 'cls', 10],
      ['vital', 'mf-b', 'cls', 10],
    ])
    Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  })

  it('send nothing while nothing happens, and what is left when the tab is hidden', () => {
    const { marks, sent } = start()
    jest.advanceTimersByTime(600_000)
    hide('hidden')
    expect(sent).toHaveLength(1)
    hide('visible')
    addMark(marks, { where: 'page /a', entry: A, at: 1000, loadedAt: 1100 })
    hide('hidden')
    expect(sent).toHaveLength(2)
  })
})
