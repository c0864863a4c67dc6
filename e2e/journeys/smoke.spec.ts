import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { ensureDevelopmentKeys } from '@shuttle/platform/signing-keys'
import type { HostileRemote } from '../containment/hostile-remotes'
import { makeHostileBuild } from '../containment/make-hostile-build'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { releaseTool } from '../releases/release-tool'

const THROWING = { name: 'mf-throwing', guard: 'staff' as const, atLoad: 'throw new Error("broken at evaluation")' }
const EVALUATING = { name: 'mf-evaluating', atLoad: 'try { new Function("return 1")() } catch {}' }
const GOOD = { name: 'mf-good' }

/** What the tool prints, also when it refuses. */
const publish = async (site: Service, name: string, dist: string, ...more: string[]): Promise<string> =>
  releaseTool(site, 'publish', name, '--dist', dist, ...more).catch((refused: { stdout: string; stderr: string }) =>
    [refused.stdout, refused.stderr].join(''),
  )

test('a build is smoked before it goes live: a throw behind a guard and an evaluated text are refused, a withdrawn one comes back, --no-smoke is recorded', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-smoked-'))
  const site = await startFreshService()
  const isLive = async (path: string) => (await fetch(`${site.url}${BASE_PATH.slice(0, -1)}${path}`)).status === 200
  const make = (remote: Omit<HostileRemote, 'does'>) => makeHostileBuild(scratch, { does: 'nothing', ...remote })
  ensureDevelopmentKeys(site.dataDir, [THROWING.name, EVALUATING.name, GOOD.name])
  try {
    const throwing = make(THROWING)
    const refused = await publish(site, THROWING.name, throwing.dist)
    for (const language of ['zh-cn', 'zh-hk', 'en'])
      expect(refused).toMatch(new RegExp(`^/throwing ${language}: report: .*broken at evaluation.*\\.png\\)$`, 'm'))
    expect(refused).toMatch(/^\/throwing en: card: /m)
    expect(refused).toContain('mf-throwing 6.6.6 did not go live')
    const picture = /\((\S+-en\.png)\)/.exec(refused)?.[1] ?? ''
    expect(existsSync(picture)).toBe(true)
    expect(await isLive(throwing.path)).toBe(false)

    const evaluating = make(EVALUATING)
    expect(await publish(site, EVALUATING.name, evaluating.dist)).toMatch(
      /^\/evaluating en: policy: require-trusted-types-for refuses/m,
    )
    expect(await isLive(evaluating.path)).toBe(false)

    const good = make(GOOD)
    expect(await publish(site, GOOD.name, good.dist)).toContain('mf-good 6.6.6 runs: 1 page drawn, in 3 languages.')
    expect(await isLive(good.path)).toBe(true)

    const next = makeHostileBuild(scratch, { does: 'nothing', ...GOOD }, '6.6.7')
    await publish(site, GOOD.name, next.dist)
    await releaseTool(site, 'rollback', GOOD.name)
    expect(await publish(site, GOOD.name, next.dist)).toContain('mf-good 6.6.7 runs: 1 page drawn, in 3 languages.')

    await publish(site, EVALUATING.name, evaluating.dist, '--no-smoke')
    expect(await isLive(evaluating.path)).toBe(true)
    expect(await releaseTool(site, 'history', EVALUATING.name)).toMatch(/ publish .* --no-smoke /)
    expect(await releaseTool(site, 'status')).toContain(
      'mf-evaluating 6.6.6 was published without a smoke: --no-smoke.',
    )
    expect(await releaseTool(site, 'status')).not.toContain('mf-good 6.6.7 was published without')
  } finally {
    await site.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})
