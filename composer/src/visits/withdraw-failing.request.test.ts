import type { VisitEvent } from '@shuttle/contracts'
import type { HistoryEntry } from '@shuttle/releases'
import Fastify from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { registerReports } from '../delivery/report.routes'
import { aRemote } from '../releases/testing/a-build'
import { openReleaseApi, type ReleaseApi } from '../releases/testing/open-release-api'
import { countVisit } from './count-visit'
import type { Probe, ProbeResult } from './probe'
import { probeStore } from './probe-files'
import { signVisit } from './visit-id'
import { createFailureWatch } from './withdraw-failing'

const KEY = 'a key of visits'
const FAILED = { kind: 'fallback', cause: 'content' } as const

let api: ReleaseApi
beforeEach(async () => {
  api = await openReleaseApi()
  for (const version of ['1', '2', '3']) await api.publish(aRemote('mf-a', version))
})
afterEach(() => api.close())

/** The report call of a delivery process, whose visits are counted in the database. */
const openReports = () => {
  let elapsed = 0
  const app = Fastify()
  registerReports(app, {
    ...{ log: pino({ level: 'silent' }), metrics: new Registry(), elapsed: () => elapsed, now: api.clock.now },
    ...{ isApp: () => true, isBuild: (name) => name === 'mf-a' },
    visits: { keys: [KEY], share: 1, count: (report) => countVisit(api.context, report) },
  })
  const report = (ip: string, visit: string | undefined, change: Partial<VisitEvent> = {}) => {
    const event = { no: 0, kind: 'load', remote: 'mf-a', version: '3', phase: 'first', ms: 300, cause: '', ...change }
    const payload = { visit, events: [event] }
    return app.inject({ method: 'POST', url: '/webhtml/report', payload, remoteAddress: ip })
  }
  return {
    report,
    /** Visits from as many ranges, of which every `failing`th fails. */
    visit: async (count: number, { ranges = 25, failing = 0, version = '3', from = 10 } = {}) => {
      for (let at = 0; at < count; at += 1) {
        // Not within the limits of one minute.
        elapsed += 1000
        const isFailed = failing > 0 && at % failing === 0
        const ip = `${from}.0.${at % ranges}.${Math.floor(at / ranges)}`
        await report(ip, signVisit(KEY, api.clock.now()), { version, ...(isFailed && FAILED) })
      }
    },
  }
}
const breakEntry = async (version: string) => api.store.put(`remotes/mf-a/${version}/entry.js`, Buffer.from('changed'))
const live = async () => (await api.readApp('mf-a'))?.live
const history = async () => ((await api.get('/api/releases/history?app=mf-a')).body as HistoryEntry[])[0]
const metric = async (name: string) =>
  (await api.context.metrics.metrics()).match(new RegExp(`^${name}{.*`, 'gm')) ?? []
const watch = (probe: Probe = probeStore(api.store)) => createFailureWatch(api.context, [probe])
const answer =
  (result: ProbeResult): Probe =>
  async () =>
    result

describe('a failing version', () => {
  it('[D11.withdraw.2] a failing version is withdrawn when the probe agrees: the version before is live, and the history has why', async () => {
    const { visit } = openReports()
    await visit(60, { version: '2' })
    await visit(60, { failing: 5 })
    await breakEntry('3')
    await watch()()
    expect(await live()).toBe('2')
    expect(await history()).toMatchObject({
      ...{ action: 'rollback', live: '2', withdrawn: ['3'], by: 'platform' },
      note: '12 of 60 visits from 25 networks failed (20.0 %, before 0.0 %), and the probe found: entry.js is not what was signed',
    })
    expect(await metric('release_withdrawals_total')).toEqual(['release_withdrawals_total{remote="mf-a"} 1'])
  })

  it('[D11.withdraw.2] stays when the probe finds nothing, is counted, and is probed again after ten minutes', async () => {
    const { visit } = openReports()
    await visit(60, { failing: 5 })
    let probes = 0
    const run = watch(async () => {
      probes += 1
      return { finding: 'sound', what: '' }
    })
    await run()
    await run()
    expect([await live(), probes]).toEqual(['3', 1])
    expect(await metric('release_failing')).toEqual(['release_failing{remote="mf-a",version="3"} 1'])
    expect(await metric('release_failure_ratio')).toEqual(['release_failure_ratio{remote="mf-a",version="3"} 0.2'])
    api.clock.advance(600_000)
    await run()
    expect(probes).toBe(2)
  })

  it('[D11.withdraw.2] a failing version is opened in a browser only where its files are whole', async () => {
    const { visit } = openReports()
    await visit(60, { failing: 5 })
    const opened: string[] = []
    const inBrowser: Probe = async ({ version }) => {
      opened.push(version)
      return { finding: 'sound', what: '' }
    }
    await createFailureWatch(api.context, [probeStore(api.store), inBrowser])()
    expect([await live(), opened]).toEqual(['3', ['3']])
    await breakEntry('3')
    await createFailureWatch(api.context, [probeStore(api.store), inBrowser])()
    expect([await live(), opened]).toEqual(['2', ['3', '2']])
  })

  it('[D11.withdraw.3] a failing version is replaced by one that was never withdrawn', async () => {
    await api.move('mf-a', 'withdraw', { version: '2' })
    const { visit } = openReports()
    await visit(60, { failing: 5 })
    await breakEntry('3')
    await watch()()
    expect(await live()).toBe('1')
  })

  it('[D11.withdraw.3] stays when every version before was withdrawn', async () => {
    for (const version of ['1', '2']) await api.move('mf-a', 'withdraw', { version })
    const { visit } = openReports()
    await visit(60, { failing: 5 })
    await breakEntry('3')
    await watch()()
    expect(await live()).toBe('3')
  })

  it('[D11.withdraw.3] a failing version is withdrawn at most once an hour by app, by several servers at once too', async () => {
    const { visit } = openReports()
    await visit(60, { failing: 5 })
    await visit(60, { failing: 5, version: '2', from: 11 })
    const broken = answer({ finding: 'broken', what: 'its pages throw' })
    const onlyNewer: Probe = async (record) =>
      record.version === '1' ? { finding: 'sound', what: '' } : broken(record)
    // Version 2 fails as often as 3: what would go live must be sound.
    await watch(broken)()
    expect(await live()).toBe('3')
    await api.move('mf-a', 'rollback', { version: '2' })
    await Promise.all([watch(onlyNewer)(), watch(onlyNewer)()])
    expect(await live()).toBe('1')
    await api.move('mf-a', 'publish', { version: '2' })
    await watch(onlyNewer)()
    expect(await live()).toBe('2')
    api.clock.advance(3_600_000)
    await watch(onlyNewer)()
    expect(await live()).toBe('1')
  })

  it('[D11.withdraw.2] on trial is withdrawn alone: the trial ends, and the live version stays', async () => {
    await api.upload(aRemote('mf-a', '4'))
    await api.move('mf-a', 'publish', { version: '4', stage: '5' })
    const { visit } = openReports()
    await visit(60, { failing: 5, version: '4' })
    await breakEntry('4')
    await watch()()
    expect(await api.readApp('mf-a')).toMatchObject({ live: '3', canary: null })
  })
})

describe('[D11.withdraw.4] an attack by reports', () => {
  const broken = answer({ finding: 'broken', what: 'agrees to everything' })

  it.each<[string, (reports: ReturnType<typeof openReports>) => Promise<unknown>]>([
    [
      'without ids',
      async ({ report }) => {
        for (let at = 0; at < 200; at += 1) await report(`20.0.${at}.1`, undefined, FAILED)
      },
    ],
    [
      'with forged ids',
      async ({ report }) => {
        for (let at = 0; at < 200; at += 1)
          await report(`20.0.${at}.1`, signVisit('another key', api.clock.now()), FAILED)
      },
    ],
    [
      'by replay of one id from 200 networks',
      async ({ report }) => {
        const visit = signVisit(KEY, api.clock.now())
        for (let at = 0; at < 200; at += 1) await report(`20.0.${at}.1`, visit, { ...FAILED, no: at % 32 })
      },
    ],
    [
      'by 100 real visits from one network',
      async ({ report }) => {
        for (let at = 0; at < 100; at += 1) await report('20.0.0.7', signVisit(KEY, api.clock.now()), FAILED)
      },
    ],
    [
      'by real visits from 19 networks of a site without others',
      async ({ visit }) => visit(190, { ranges: 19, failing: 1, from: 20 }),
    ],
  ])('%s withdraws nothing, even with a probe that agrees', async (name, attack) => {
    const reports = openReports()
    if (!name.includes('without others')) await reports.visit(100)
    await attack(reports)
    await watch(broken)()
    expect(await live()).toBe('3')
    expect(await metric('release_failing')).not.toContain('release_failing{remote="mf-a",version="3"} 1')
  })

  // Without the worse network, 5 % of 380 good visits and 20 failed ones.
  it.each([
    ['just below 5 % without the worse network', 39, 0],
    ['at 5 % without the worse network', 40, 1],
  ])('two networks among good visits, %s: %d failed visits', async (_name, failed, failing) => {
    const reports = openReports()
    await reports.visit(380)
    await reports.visit(failed, { ranges: 2, failing: 1, from: 20 })
    await watch()()
    expect(await live()).toBe('3')
    expect(await metric('release_failing')).toEqual([`release_failing{remote="mf-a",version="3"} ${failing}`])
  })

  it('an attack by real visits from 25 networks reaches the rule, and the probe of a sound build still refuses', async () => {
    const reports = openReports()
    await reports.visit(900, { ranges: 60 })
    await reports.visit(60, { failing: 1, from: 20 })
    await watch()()
    expect(await live()).toBe('3')
    expect(await metric('release_failing')).toEqual(['release_failing{remote="mf-a",version="3"} 1'])
  })

  it('reports of one network use up its own share of what is read', async () => {
    const { report } = openReports()
    for (let at = 0; at < 60; at += 1) await report('20.0.0.7', signVisit(KEY, api.clock.now()), FAILED)
    const rows = await api.context.db.selectFrom('release_visits').select('range_hash').execute()
    expect(rows).toHaveLength(40)
  })
})
