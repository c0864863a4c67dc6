import { releaseFigures } from '@shuttle/releases'
import * as z from 'zod/mini'
import { API_NOW, openReleaseApi, type ReleaseApi } from '../releases/testing/open-release-api'
import { writeVisits } from './testing/write-visits'

const DAY = 86_400_000

let api: ReleaseApi
beforeAll(async () => {
  api = await openReleaseApi()
})
afterAll(() => api.close())

const read = async () => z.parse(z.array(releaseFigures), (await api.get('/api/releases/figures')).body)

describe('[D11.visits.4] figures of a version', () => {
  it('figures of a version are empty before the first visit', async () => {
    expect(await read()).toEqual([])
  })

  it('count each visit of the last day once, and none of the day before', async () => {
    const of = { app: 'mf-a', counted_at: API_NOW }
    await writeVisits(api.context.db, [
      { ...of, visit: 'v1', version: '2', ms: 100 },
      { ...of, visit: 'v1', version: '2', event_no: 1, phase: 'slot', ms: 200 },
      { ...of, visit: 'v2', version: '2', ms: 300 },
      { ...of, visit: 'v2', version: '2', event_no: 1, kind: 'vital', phase: 'lcp', ms: 1200 },
      { ...of, visit: 'v2', version: '2', event_no: 2, kind: 'vital', phase: 'cls', ms: 44 },
      { ...of, visit: 'v3', version: '2', kind: 'fallback', cause: 'content', counted_at: API_NOW - DAY + 1 },
      { ...of, visit: 'v4', version: '2', kind: 'error', phase: 'run', cause: 'throw' },
      { ...of, visit: 'v5', version: '1' },
      { ...of, visit: 'v6', version: '1', counted_at: API_NOW - DAY },
    ])
    const [before, now] = await read()
    expect(before).toMatchObject({ app: 'mf-a', version: '1', loads: 1, failures: 0, errorRate: 0, share: 0.2 })
    expect(now).toEqual({
      ...{ app: 'mf-a', version: '2', loads: 4, failures: 1, errorRate: 0.25, share: 0.8 },
      ...{ p75LoadMs: 250, lcpP75Ms: 1200, inpP75Ms: null, clsP75: 0.044 },
    })
  })
})
