import { siteReleases } from '@shuttle/releases'
import * as z from 'zod/mini'
import { aRemote, aShell } from '../releases/testing/a-build'
import { API_NOW, openReleaseApi, type ReleaseApi } from '../releases/testing/open-release-api'
import { readReleaseFigures } from './read-release-figures'
import { writeVisits } from './testing/write-visits'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let api: ReleaseApi
beforeAll(async () => {
  api = await openReleaseApi()
})
afterAll(() => api.close())

const read = () => readReleaseFigures(api.context.db, API_NOW)

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
    expect(now).toMatchObject({
      ...{ app: 'mf-a', version: '2', loads: 4, failures: 1, errorRate: 0.25, share: 0.8 },
      ...{ p75LoadMs: 250, lcpP75Ms: 1200, inpP75Ms: null, clsP75: 0.044 },
    })
  })

  it('figures of a version have 24 hours, the oldest first, and failures by where and why', async () => {
    const of = { app: 'mf-c', version: '1' }
    await writeVisits(api.context.db, [
      { ...of, visit: 'c1', counted_at: API_NOW },
      { ...of, visit: 'c2', counted_at: API_NOW - HOUR + 1, kind: 'fallback', cause: 'content' },
      { ...of, visit: 'c3', counted_at: API_NOW - HOUR, kind: 'fallback', cause: 'content' },
      { ...of, visit: 'c4', counted_at: API_NOW - DAY + 1, kind: 'error', phase: 'slot', cause: 'throw' },
      { ...of, visit: 'c5', counted_at: API_NOW - DAY, kind: 'error', phase: 'slot', cause: 'throw' },
    ])
    const found = (await read()).find(({ app }) => app === 'mf-c')
    expect(found?.hours).toHaveLength(24)
    expect([0, 1, 22, 23].map((at) => found?.hours[at])).toEqual([
      { loads: 1, failures: 1 },
      { loads: 0, failures: 0 },
      { loads: 1, failures: 1 },
      { loads: 2, failures: 1 },
    ])
    expect(found?.causes).toEqual([
      { phase: 'first', cause: 'content', visits: 2 },
      { phase: 'slot', cause: 'throw', visits: 1 },
    ])
  })

  it('figures of a version are sent to every publisher, with versions, publishers and visits of the site', async () => {
    for (const build of [aShell('1'), aRemote('mf-a', '1')]) await api.publish(build)
    const site = z.parse(siteReleases, (await api.get('/api/releases/site')).body)
    expect(site.apps.find(({ name }) => name === 'mf-a')?.live).toMatchObject({ version: '1', figures: { loads: 1 } })
    // The clock of the test moved by two seconds, past the two oldest visits.
    expect([site.movedAt, site.visits]).toEqual([API_NOW + 2000, 7])
  })
})
