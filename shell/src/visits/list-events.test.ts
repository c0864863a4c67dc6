import { createEventList } from './list-events'
import type { VisitMark } from './visit-mark'

const A = { name: 'mf-a', version: '2' }
const B = { name: 'mf-b', version: '5' }
const first: VisitMark = { where: 'page /', entry: A, at: 300, loadedAt: 800 }
const failure = (change: Partial<VisitMark>): VisitMark => ({
  where: 'page /',
  entry: A,
  at: 900,
  error: new Error('boom'),
  ...change,
})
const list = (...marks: VisitMark[]) => createEventList({ marks, shellVersion: '7' })
const only = (...marks: VisitMark[]) =>
  list(...marks)
    .take()
    .at(-1)

describe('[D11.visits.2] events of a visit', () => {
  it('a load of the first page counts since the navigation, a move and a slot since they began', () => {
    const events = list(
      first,
      { where: 'slot login-panel.v1', entry: B, at: 850, loadedAt: 1000 },
      { where: 'page /b', entry: B, at: 2000, loadedAt: 2120 },
    ).take()
    expect(events).toEqual([
      { no: 0, kind: 'load', remote: 'mf-a', version: '2', phase: 'first', ms: 800, cause: '' },
      { no: 0, kind: 'load', remote: 'mf-b', version: '5', phase: 'slot', ms: 150, cause: '' },
      { no: 1, kind: 'load', remote: 'mf-b', version: '5', phase: 'move', ms: 120, cause: '' },
    ])
  })

  it.each<[string, Partial<VisitMark>, object]>([
    ['a card is an error of the load', { instead: 'card' }, { kind: 'error', phase: 'first', ms: 600 }],
    ['another version is a fallback', { instead: '1' }, { kind: 'fallback', phase: 'first', ms: 600 }],
    ['the same version is a retry that healed it', { instead: '2' }, { kind: 'retry', phase: 'first', ms: 600 }],
    [
      'a throw while drawing is an error of drawing',
      { where: 'drawing page /', instead: 'card' },
      { kind: 'error', phase: 'draw', ms: 600 },
    ],
    ['a throw later is an error of running code', { where: 'unhandled' }, { kind: 'error', phase: 'run', ms: 900 }],
  ])('%s', (_, change, event) => {
    const tried: VisitMark = { where: 'page /', entry: A, at: 300 }
    expect(only(tried, failure(change))).toEqual({ no: 0, remote: 'mf-a', version: '2', cause: 'throw', ...event })
  })

  it('further failures of a place are retries, and so is the try that arrives', () => {
    const tried: VisitMark = { where: 'page /', entry: A, at: 300 }
    const again: VisitMark = { ...tried, at: 3000, isRetry: true, loadedAt: 3050 }
    const events = list(tried, failure({ instead: 'card' }), failure({ instead: 'card' }), again).take()
    expect(events.map(({ kind, cause }) => [kind, cause])).toEqual([
      ['error', 'throw'],
      ['retry', 'throw'],
      ['retry', ''],
    ])
    expect(events.at(-1)).toMatchObject({ no: 2, ms: 50 })
  })

  it('a version that was not tried is a skip', () => {
    expect(only(first, { where: 'page /b', entry: B, at: 9, isSkipped: true })).toMatchObject({
      kind: 'skip',
      remote: 'mf-b',
    })
  })

  it('a fault without a build is of the shell', () => {
    expect(only(failure({ entry: undefined, where: 'start' }))).toMatchObject({ remote: 'shell', version: '7' })
  })

  it('each mark is listed once, a load that is under way when it has arrived', () => {
    const late: VisitMark = { where: 'page /b', entry: B, at: 900 }
    const events = list(first, late)
    expect(events.take()).toHaveLength(1)
    expect(events.take()).toEqual([])
    late.loadedAt = 1000
    expect(events.take()).toMatchObject([{ remote: 'mf-b', ms: 100 }])
  })

  it('[D11.visits.3] a remote in a loop has 32 events, and others have their own', () => {
    const loop = Array.from({ length: 40 }, () => failure({ where: 'unhandled' }))
    const events = list(...loop, { where: 'page /b', entry: B, at: 1, loadedAt: 2 }).take()
    expect(events.filter(({ remote }) => remote === 'mf-a')).toHaveLength(32)
    expect(events.at(-1)).toMatchObject({ remote: 'mf-b', no: 0 })
  })
})
