import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures/test'
import { loginPage } from '../pages/login-page'
import { TEXTS } from '../pages/texts'
import { makeSupply } from '../releases/make-supply'
import { planMoves } from '../releases/move-plan'
import { releaseActions } from '../releases/release-actions'
import { openRoamingTab } from '../releases/roaming-tab'
import { type DeployRound, deploysUnderUse } from '../releases/run-deploys'
import { mixedBuilds } from '../releases/watch-documents'

/** `npm run verify` makes twenty moves and a thousand navigations. */
const MOVES = 3
const NAVIGATIONS = 14
/** Wait for the lost input: its value is drawn with its screen. */
const LOST_MS = 15_000
const TYPED = 'somebody@example.test'

test('releases of shell and remotes do not disturb visitors who use the site', async ({ newPassenger, startSite }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-deploys-'))
  const site = await startSite({})
  const typing = await newPassenger()
  await typing.goto(`${site.url}/webhtml/login?lang=en`)
  const { email } = loginPage(typing, TEXTS.en)
  await email.fill(TYPED)
  const tabs = [
    await openRoamingTab(await newPassenger(), site.url, 0),
    await openRoamingTab(await newPassenger(), site.url, 1),
  ]
  const use = deploysUnderUse({ actions: releaseActions(site), tabs })
  const rounds: DeployRound[] = []
  for (const move of planMoves(makeSupply(scratch)).slice(0, MOVES)) rounds.push(await use.round(move, NAVIGATIONS))
  console.table(rounds.map(({ what, moveMs, navigations }) => ({ what, moveMs, navigations })))
  expect(rounds.flatMap(({ faults }) => faults)).toEqual([])
  const { builds } = rounds.at(-1) ?? { builds: [] }
  expect(builds.length, `builds that ran: ${builds.join(', ')}`).toBeGreaterThan(3)
  await expect(email).toHaveValue(TYPED)
  rmSync(scratch, { recursive: true, force: true })
})

test('the roaming tab reports an unexpected reload and lost input', async ({ newPassenger, site }) => {
  const tab = await openRoamingTab(await newPassenger(), site.url, 0, LOST_MS)
  await tab.step()
  expect(tab.faults).toEqual([])
  await tab.page.reload()
  await tab.step()
  expect(tab.faults).toEqual([expect.stringMatching(/loaded again, and nobody asked/)])
  // Before the scripts of the page: a page that is left stores its input once more.
  await tab.page.addInitScript(() => sessionStorage.clear())
  await tab.page.reload()
  await tab.step()
  expect(tab.faults.slice(1)).toEqual([expect.stringMatching(/toHaveValue/)])
})

test('a document of mixed builds is detected, and one that left a withdrawn build is accepted', () => {
  const builds = new Map([['mf-x', ['1', '2']]])
  expect(mixedBuilds(builds, new Set())).toHaveLength(1)
  expect(mixedBuilds(builds, new Set(['mf-x 1']))).toEqual([])
  expect(mixedBuilds(builds, new Set(['mf-y 1', 'mf-x 2']))).toHaveLength(1)
  expect(mixedBuilds(new Map([['mf-x', ['1', '2', '1']]]), new Set(['mf-x 1', 'mf-x 2']))).toHaveLength(1)
  expect(mixedBuilds(new Map([['mf-x', ['1']]]), new Set())).toEqual([])
})
