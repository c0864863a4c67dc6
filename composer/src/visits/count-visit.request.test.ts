import type { VisitEvent } from '@shuttle/contracts'
import { openReleaseApi, type ReleaseApi } from '../releases/testing/open-release-api'
import { newKey, writeKeyFile } from '../testing/key-file'

const event: VisitEvent = { no: 0, kind: 'load', remote: 'mf-a', version: '1', phase: 'move', ms: 420, cause: '' }
const delivery = newKey()

let api: ReleaseApi
beforeEach(async () => {
  api = await openReleaseApi()
  writeKeyFile(api.keyFile, {
    ...Object.fromEntries(Object.entries(api.keys).map(([owner, key]) => [owner, [key]])),
    delivery: [delivery],
  })
})
afterEach(() => api.close())

const send = (events: VisitEvent[], { visit = 'v1', rangeHash = 'r1' } = {}) =>
  api.send('POST', '/api/releases/visits', { visit, rangeHash, events }, { owner: 'delivery', key: delivery })
const rows = () => api.context.db.selectFrom('release_visits').selectAll().orderBy('event_no').execute()

describe('POST /api/releases/visits', () => {
  it('[D11.visits.2] stores an event with remote, version, phase, time and cause, and counts it', async () => {
    expect((await send([{ ...event, kind: 'fallback', cause: 'content' }])).status).toBe(204)
    expect(await rows()).toEqual([
      {
        ...{ visit: 'v1', app: 'mf-a', event_no: 0, version: '1', kind: 'fallback', phase: 'move', cause: 'content' },
        ...{ ms: 420, range_hash: 'r1', counted_at: api.clock.now() },
      },
    ])
    const labels = 'remote="mf-a",version="1",kind="fallback",phase="move",cause="content"'
    expect(await api.context.metrics.metrics()).toContain(`browser_events_total{${labels}} 1`)
  })

  it('[D11.visits.1] the visits call counts an event once, however often and from wherever it is sent', async () => {
    await Promise.all([send([event]), send([event]), send([event, event])])
    await send([event, { ...event, no: 1, ms: 5 }], { rangeHash: 'r2' })
    expect((await rows()).map(({ event_no, range_hash }) => [event_no, range_hash])).toEqual([
      [0, 'r1'],
      [1, 'r2'],
    ])
    expect(await api.context.metrics.metrics()).toContain(
      'browser_load_seconds_count{remote="mf-a",version="1",phase="move"} 2',
    )
  })

  it('[D11.visits.2] measures web vitals in seconds, and layout shifts without a unit', async () => {
    await send([
      { ...event, kind: 'vital', phase: 'lcp', ms: 1500 },
      { ...event, no: 1, kind: 'vital', phase: 'cls', ms: 120 },
    ])
    const text = await api.context.metrics.metrics()
    expect(text).toContain('browser_vital_seconds_sum{remote="mf-a",version="1",vital="lcp"} 1.5')
    expect(text).toContain('browser_layout_shift_sum{remote="mf-a",version="1"} 0.12')
  })

  it('refuses a key of a team', async () => {
    const answer = await api.post('visits', { visit: 'v1', rangeHash: 'r1', events: [event] }, 'mf-a')
    expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_KEY' } })
    expect(await rows()).toEqual([])
  })
})
