import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import type { VerifyTable } from '@shuttle/platform/verify-table'
import { launchBrowser } from '../fixtures/launch-browser'
import prepareData from '../fixtures/prepare-data'
import { startFreshService } from '../fixtures/service'
import { type Watch, watchContext } from '../fixtures/watch-page'
import { loginPage } from '../pages/login-page'
import { TEXTS } from '../pages/texts'
import { makeSupply } from '../releases/make-supply'
import { PLAN_LENGTH, planMoves } from '../releases/move-plan'
import { releaseActions } from '../releases/release-actions'
import { openRoamingTab } from '../releases/roaming-tab'
import { deploysUnderUse } from '../releases/run-deploys'

interface MoveRow {
  id: string
  at: number
}

/** Rounds of six navigations after which a tab reloads; 0 never. */
const RELOADS = [0, 0, 2, 5]
const NAVIGATIONS_A_MOVE = 50
const TYPED = 'somebody@example.test'

const rows = Array.from({ length: PLAN_LENGTH }, (_, at) => ({ id: `move ${at + 1}`, at }))

const open = async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-deploys-'))
  const removeData = await prepareData()
  const site = await startFreshService()
  const browser = await launchBrowser()
  const watches: Watch[] = []
  const openPage = async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true })
    context.setDefaultTimeout(10_000)
    watches.push(await watchContext(context))
    return context.newPage()
  }
  const typing = await openPage()
  await typing.goto(`${site.url}${BASE_PATH}login?lang=en`)
  const { email } = loginPage(typing, TEXTS.en)
  await email.fill(TYPED)
  const tabs = []
  for (const reloadEvery of RELOADS) tabs.push(await openRoamingTab(await openPage(), site.url, reloadEvery))
  const use = deploysUnderUse({ actions: releaseActions(site), tabs })
  const plan = planMoves(makeSupply(scratch))
  let made = 0

  const run = async ({ at }: MoveRow) => {
    // A resumed run repeats the earlier moves.
    for (const earlier of plan.slice(made, at)) await use.make(earlier)
    made = at + 1
    const move = plan[at]
    if (!move) throw new Error(`there is no move ${at}`)
    const round = await use.round(move, NAVIGATIONS_A_MOVE)
    const isTyped = await expect(email)
      .toHaveValue(TYPED)
      .then(() => true)
      .catch(() => false)
    const heard = watches.flatMap((watch) => watch.take())
    return {
      cells: [at + 1, move.what, round.moveMs, round.navigations, round.builds.length, round.replaced],
      faults: [...round.faults, ...heard, ...(isTyped ? [] : ['what was typed into the sign-in form is gone'])],
      measured: { navigations: round.navigations, builds: round.builds.length },
    }
  }
  const close = async () => {
    await browser.close()
    await site.stop()
    await removeData()
    rmSync(scratch, { recursive: true, force: true })
  }
  return { run, close }
}

export const table: VerifyTable<MoveRow> = {
  name: 'deploys-under-use',
  document: {
    title: 'Deploys under use',
    about: [
      'Twenty publishes, trials, promotions and rollbacks of the shell and both remotes are made through the running site, one after another, while four tabs navigate: home, a line with a draft, the terms of the other remote, back, back, my account, home. Two of them never reload, two do every second and every fifth round. A fifth tab stands on the sign-in form with something typed into it.',
      'A row has kept what it owes when, until its last navigation, no request failed or was answered with 404, no console or policy error was heard, no document was loaded that nobody asked for, the draft and the typed text were there each time, each document asked for files of one build of each app only, and no two versions of a remote were drawn at once. A build that was withdrawn may be followed by another within a document, and must not come back.',
    ],
    columns: [
      '',
      'move',
      'took (ms)',
      'navigations',
      'builds seen so far',
      'documents that left a withdrawn build so far',
    ],
    summary: (all) => [
      `${all.reduce((sum, { measured }) => sum + (measured?.navigations ?? 0), 0)} navigations; the tabs ran up to ${Math.max(...all.map(({ measured }) => measured?.builds ?? 0))} different builds.`,
    ],
  },
  rows: () => rows,
  open,
}
