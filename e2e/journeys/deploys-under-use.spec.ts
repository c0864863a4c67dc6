import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures/test'
import { loginPage } from '../pages/login-page'
import { WORDS } from '../pages/words'
import { makeSupply } from '../releases/make-supply'
import { planMoves } from '../releases/move-plan'
import { releaseDesk } from '../releases/release-desk'
import { openRoamingTab } from '../releases/roaming-tab'
import { runDeploys } from '../releases/run-deploys'
import { mixedBuilds } from '../releases/watch-documents'

/** Twenty moves and a thousand navigations are made by `npm run verify`. */
const MOVES = 3
const NAVIGATIONS = 40
const TYPED = 'somebody@example.test'

test('moves of shell and remotes disturb nobody who is using the site', async ({ meetTraveller, startSite }) => {
  test.setTimeout(180_000)
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-deploys-'))
  const site = await startSite({})
  const moves = planMoves(makeSupply(scratch)).slice(0, MOVES)
  const typing = await meetTraveller()
  await typing.goto(`${site.url}/webhtml/login?lang=en`)
  const { email } = loginPage(typing, WORDS.en)
  await email.fill(TYPED)
  const tabs = [
    await openRoamingTab(await meetTraveller(), site.url, 0),
    await openRoamingTab(await meetTraveller(), site.url, 1),
  ]
  const report = await runDeploys({ desk: releaseDesk(site), tabs, moves, navigations: NAVIGATIONS })
  console.table(report.moves)
  expect(report.faults).toEqual([])
  expect(report.moves).toHaveLength(MOVES)
  expect(report.documents).toBeGreaterThan(tabs.length)
  expect(report.builds.length, `builds that ran: ${report.builds.join(', ')}`).toBeGreaterThan(3)
  await expect(email).toHaveValue(TYPED)
  rmSync(scratch, { recursive: true, force: true })
})

test('the check on mixed builds sees a mixture, and lets a withdrawal be', () => {
  const builds = new Map([['mf-x', ['1', '2']]])
  expect(mixedBuilds(builds, new Set())).toHaveLength(1)
  expect(mixedBuilds(builds, new Set(['mf-x 1']))).toEqual([])
  expect(mixedBuilds(builds, new Set(['mf-y 1', 'mf-x 2']))).toHaveLength(1)
  expect(mixedBuilds(new Map([['mf-x', ['1', '2', '1']]]), new Set(['mf-x 1', 'mf-x 2']))).toHaveLength(1)
  expect(mixedBuilds(new Map([['mf-x', ['1']]]), new Set())).toEqual([])
})
