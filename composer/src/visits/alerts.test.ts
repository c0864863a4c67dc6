import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFiring, metricNames, readRules, readSamples } from '@shuttle/server/testing'
import { aPage, aStore } from '../delivery/testing/a-store'
import { buildDelivery } from '../delivery/testing/build-delivery'
import { aRemote } from '../releases/testing/a-build'
import { openReleaseApi, type ReleaseApi } from '../releases/testing/open-release-api'
import { countVisit } from './count-visit'
import type { ProbeResult } from './probe'
import { createFailureWatch } from './withdraw-failing'

const FOLDER = join(__dirname, '../../../docs/alerts')
const RULES = readRules(readFileSync(join(FOLDER, 'alerts.yml'), 'utf8'), 'releases')

let api: ReleaseApi
beforeEach(async () => {
  api = await openReleaseApi()
  for (const version of ['1', '2']) await api.publish(aRemote('mf-a', version))
})
afterEach(() => api.close())

/** Visits of version 2, of which `failed` fail, each from a range of its own. */
const visit = async (failed: number, visits = 100) => {
  for (let at = 0; at < visits; at += 1) {
    const event = { no: 0, remote: 'mf-a', version: '2', phase: 'first', ms: 300 } as const
    const outcome = at < failed ? ({ kind: 'error', cause: 'throw' } as const) : ({ kind: 'load', cause: '' } as const)
    await countVisit(api.context, { visit: `v${at}`, rangeHash: `r${at}`, events: [{ ...event, ...outcome }] })
  }
}
/** The sound version 1, and the finding of version 2. */
const samplesAround = async (failed: number, finding: ProbeResult['finding']) => {
  const read = async () => readSamples(await api.context.metrics.metrics())
  const watch = createFailureWatch(api.context, [
    async ({ version }) => ({ finding: version === '1' ? 'sound' : finding, what: '' }),
  ])
  await watch()
  const before = await read()
  await visit(failed)
  await watch()
  return { before, now: await read() }
}
const firing = async (failed: number, finding: ProbeResult['finding']) => {
  const seen = await samplesAround(failed, finding)
  return RULES.filter(({ expression }) => isFiring(expression, seen)).map(({ name }) => name)
}

describe('the alerts of releases', () => {
  it.each<[string, number, ProbeResult['finding'], string[]]>([
    ['none at 2 %', 2, 'broken', []],
    ['VersionFails above 2 %', 3, 'sound', ['VersionFails']],
    ['VersionNotWithdrawn where the probe disagrees', 20, 'sound', ['VersionFails', 'VersionNotWithdrawn']],
    ['VersionWithdrawn where it agrees', 20, 'broken', ['VersionFails', 'VersionWithdrawn']],
  ])('fire: %s', async (_, failed, finding, expected) => {
    expect(await firing(failed, finding)).toEqual(expected)
  })

  it('every alert of releases has a state in this test', () => {
    expect(RULES.map(({ name }) => name)).toEqual(['VersionFails', 'VersionNotWithdrawn', 'VersionWithdrawn'])
  })
})

it('every metric of the dashboard of versions exists', async () => {
  const { metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
  await samplesAround(0, 'sound')
  const text = (await metrics.metrics()) + (await api.context.metrics.metrics())
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const { panels } = JSON.parse(readFileSync(join(FOLDER, 'releases-dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const named = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricNames(expr)))
  expect(named.length).toBeGreaterThan(8)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})
