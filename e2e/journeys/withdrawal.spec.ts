import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { HARMLESS_VERSION, HOSTILE_VERSION, makeHostileBuild } from '../containment/make-hostile-build'
import { publishBuilds } from '../fixtures/publish-builds'
import { startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { releaseTool } from '../releases/release-tool'
import { reportVisits } from '../releases/report-visits'
import { writeProbe } from '../releases/write-probe'

const BROKEN = { name: 'mf-broken', atLoad: 'throw new Error("broken at evaluation")' }
const SOUND = { name: 'mf-sound' }
const VISITS = 60
const NETWORKS = 25
/** The job of the service runs once a minute, and a smoke takes a few seconds. */
const PROBED_WITHIN_MS = 240_000

test('[D11.withdraw.2] failing visits withdraw the version whose smoke has a fault, and cause an alert for one that runs', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-withdrawal-'))
  const probe = writeProbe(scratch)
  const site = await startFreshService({ PROBE_COMMAND: probe.command })
  const metric = async (line: string) => (await (await fetch(`${site.url}/metrics`)).text()).split('\n').includes(line)
  try {
    for (const remote of [BROKEN, SOUND])
      await publishBuilds(site, [
        makeHostileBuild(scratch, { name: remote.name, does: 'nothing' }, HARMLESS_VERSION).dist,
        makeHostileBuild(scratch, { does: 'nothing', ...remote }).dist,
      ])
    const builds = [BROKEN, SOUND].map(({ name }) => [name, HOSTILE_VERSION] as const)
    await reportVisits(site.url, { builds, isFailed: true, visits: VISITS, networks: NETWORKS, from: 20 })
    await expect
      .poll(probe.exits, { timeout: PROBED_WITHIN_MS, intervals: [1000] })
      .toEqual([`mf-broken ${HARMLESS_VERSION} 0`, `mf-broken ${HOSTILE_VERSION} 1`, `mf-sound ${HOSTILE_VERSION} 0`])
    await expect
      .poll(() => metric(`release_failing{remote="mf-sound",version="${HOSTILE_VERSION}"} 1`), { timeout: 30_000 })
      .toBe(true)
    expect(await metric('release_withdrawals_total{remote="mf-broken"} 1')).toBe(true)
    expect(await metric('release_withdrawals_total{remote="mf-sound"} 0')).toBe(true)
    expect(await releaseTool(site, 'history', 'mf-broken')).toMatch(
      /rollback +live 6\.6\.5 .*platform +60 of 60 visits from 25 networks failed .*the probe found: \/broken \S+: \w+: /,
    )
    const registry = await (await fetch(`${site.url}${BASE_PATH}registry.json`)).json()
    const live = (registry as { remotes: { name: string; version: string }[] }).remotes
    expect(live.find(({ name }) => name === SOUND.name)?.version).toBe(HOSTILE_VERSION)
  } finally {
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
