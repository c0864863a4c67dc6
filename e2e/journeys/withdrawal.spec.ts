import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { HARMLESS_VERSION, HOSTILE_VERSION, makeHostileBuild } from '../containment/make-hostile-build'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { releaseTool } from '../releases/release-tool'

const root = resolve(import.meta.dirname, '../..')
const BROKEN = { name: 'mf-broken', atLoad: 'throw new Error("broken at evaluation")' }
const SOUND = { name: 'mf-sound' }
const VISITS = 60
const NETWORKS = 25
/** The job of the service runs once a minute, and a smoke takes a few seconds. */
const PROBED_WITHIN_MS = 240_000

/** The real command as the probe of the service, and a file with its exit code for each version. */
const writeProbe = (scratch: string): { command: string; exits: () => string[] } => {
  const command = join(scratch, 'probe.sh')
  const file = join(scratch, 'exits')
  const smoke = `'${process.execPath}' '${join(root, 'platform/bin/run.mjs')}' release smoke "$@"`
  writeFileSync(command, `#!/bin/sh\n${smoke}\ncode=$?\necho "$* $code" >> '${file}'\nexit $code\n`)
  writeFileSync(file, '')
  chmodSync(command, 0o755)
  return { command, exits: () => readFileSync(file, 'utf8').trim().split('\n').sort() }
}

/** Real visits from many networks that report both remotes as failed: what browsers do, and what an attacker can do. */
const reportFailures = async ({ url }: Service): Promise<void> => {
  for (let at = 0; at < VISITS; at += 1) {
    const headers = { 'x-forwarded-for': `20.0.${at % NETWORKS}.${1 + at}` }
    const page = await (await fetch(`${url}${BASE_PATH}`, { headers })).text()
    const [, boot = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(page) ?? []
    const { visit } = JSON.parse(boot) as { visit?: string }
    const event = { no: 0, kind: 'fallback', version: HOSTILE_VERSION, phase: 'first', ms: 300, cause: 'throw' }
    const body = JSON.stringify({ visit, events: [BROKEN, SOUND].map(({ name }) => ({ ...event, remote: name })) })
    await fetch(`${url}${BASE_PATH}report`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
  }
}

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
    await reportFailures(site)
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
