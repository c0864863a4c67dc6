import type { VisitEvent } from '@shuttle/contracts'
import { readVisit, signVisit } from '../visits/visit-id'
import type { VisitReport } from '../visits/visit-report'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery, NOW } from './testing/build-delivery'
import { createVisitDraw } from './visit-draw'

const KEY = 'a key of visits'
const event: VisitEvent = { no: 0, kind: 'load', remote: 'mf-x', version: '1', phase: 'first', ms: 420, cause: '' }

const open = async (share = 1) => {
  const counted: VisitReport[] = []
  const count = async (report: VisitReport) => void counted.push(report)
  const built = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { visits: { keys: [KEY], share, count } })
  const report = async (payload: object) => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await built.app.inject({
      method: 'POST',
      url: '/webhtml/report',
      headers,
      payload: JSON.stringify(payload),
    })
    return answer.statusCode
  }
  return { ...built, counted, report }
}

describe('[D11.visits.1] a report of a visit', () => {
  it('a report is counted by the id that the composer wrote into the page', async () => {
    const { open: openPage, report, counted } = await open()
    const { visit = '' } = (await openPage('/webhtml/')).boot
    expect(await report({ visit, events: [event] })).toBe(204)
    const id = readVisit(visit, [KEY], NOW)
    expect(counted).toEqual([{ visit: id, rangeHash: expect.stringMatching(/^[\w-]{16}$/), events: [event] }])
  })

  it.each([
    ['without an id', () => undefined],
    ['with a forged id', () => signVisit('another key', NOW)],
    ['with an id of the day before', () => signVisit(KEY, NOW - 86_400_000)],
  ])('%s counts nothing', async (_, sign) => {
    const { report, counted } = await open()
    expect(await report({ visit: sign(), events: [event] })).toBe(204)
    expect(counted).toEqual([])
  })

  it.each<[string, object]>([
    ['of a remote that nobody published', { remote: 'mf-y' }],
    ['of a version that nobody published', { version: '9' }],
    ['of an unknown kind', { kind: 'boom' }],
    ['beyond the events of a remote', { no: 32 }],
    ['of a negative time', { ms: -1 }],
  ])('an event %s counts nothing, and the others of its report do', async (_, change) => {
    const { report, counted } = await open()
    await report({ visit: signVisit(KEY, NOW), events: [{ ...event, ...change }, event] })
    expect(counted.map(({ events }) => events)).toEqual([[event]])
  })

  it('a shell that did not start is an error of its version', async () => {
    const { report, counted } = await open()
    await report({ kind: 'ShellFault', remote: 'shell', version: '1', visit: signVisit(KEY, NOW) })
    expect(counted[0]?.events).toEqual([
      { no: 0, kind: 'error', remote: 'shell', version: '1', phase: 'first', ms: 0, cause: 'throw' },
    ])
  })

  it('a report that cannot be stored is dropped, and the browser sees no fault', async () => {
    const count = async () => Promise.reject(new Error('the database is away'))
    const store = aStore({ 'mf-x': [aPage('/')] })
    const { app, metrics } = await buildDelivery(store, { visits: { keys: [KEY], share: 1, count } })
    const payload = { visit: signVisit(KEY, NOW), events: [event] }
    const answer = await app.inject({ method: 'POST', url: '/webhtml/report', payload })
    expect(answer.statusCode).toBe(204)
    expect(await metrics.metrics()).toContain('browser_reports_dropped_total{why="unstored"} 1')
  })
})

describe('[D11.visits.5] the sample', () => {
  it('a document outside of it has no id', async () => {
    expect((await (await open(0)).open('/webhtml/')).boot.visit).toBeUndefined()
  })

  it.each([
    [0.2499, true],
    [0.25, false],
  ])('a draw of %d of a quarter is in it: %s', (random, isIn) => {
    const draw = createVisitDraw({ visits: { keys: [KEY], share: 0.25 }, now: () => NOW, random: () => random })
    expect(draw() !== undefined).toBe(isIn)
  })
})
