import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { until } from '../faults/poll-page'
import { signInTab } from '../first-load/sign-in-tab'
import { publishBuilds } from '../fixtures/publish-builds'
import type { Service } from '../fixtures/service'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { navigate } from '../steps/navigate'
import { MEMBER, TRAVEL_DATE } from '../steps/passenger'
import { blockAndReturn } from './block-and-return'
import { blockTwice } from './block-twice'
import { type FaultReport, hearReports } from './hear-reports'
import type { HostileRemote } from './hostile-remotes'
import { HARMLESS_VERSION, HOSTILE_VERSION, makeHostileBuild } from './make-hostile-build'

const texts = TEXTS.en
/** A state that is wrong after this time stays wrong: a guard, not a limit. */
const GUARD_MS = 30_000

export interface HostileResult {
  /** Refusal of its build by the site; undefined where it was published. */
  refusal?: string
  /** Reports of a page with its name and version. */
  reports: string[]
  /** Violated expectations, as sentences. */
  faults: string[]
}

/** Publishes the build; returns the refusal. */
const publish = async (site: Service, dist: string): Promise<string | undefined> => {
  try {
    await publishBuilds(site, [dist])
    return undefined
  } catch (error) {
    return String(error)
  }
}

const reportsOf = ({ name }: HostileRemote, reports: readonly FaultReport[]): string[] =>
  reports.filter(({ remote, version }) => remote === name && version === HOSTILE_VERSION).map(({ message }) => message)

/** Faults for expected reports that were not heard. */
const missingReports = ({ reports = [] }: HostileRemote, heard: readonly string[]): string[] =>
  reports
    .filter((wanted) => !heard.some((message) => wanted.test(message)))
    .map(({ source }) => `nothing was reported that matches ${source}`)

/** Whether a tap on its middle reaches it: it is visible, and no element covers it. */
const isTappable = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Whether the site works as if the remote had never been there: links are visible and tappable, calls are answered. */
const siteFaults = async (page: Page): Promise<string[]> => {
  const { line } = home(page, texts)
  if (!(await until(async () => (await isTappable(line)) || undefined, GUARD_MS)))
    return ['the links of the home page cannot be seen']
  try {
    await line.click({ timeout: GUARD_MS })
    await ticketDetails(page, texts).day(TRAVEL_DATE).waitFor({ timeout: GUARD_MS })
    await page.goBack()
    await line.waitFor({ timeout: GUARD_MS })
    await page.goto(new URL(`${BASE_PATH}my_coupon?lang=en`, page.url()).href)
    await page.locator('[data-page=my-coupon] h1').waitFor({ timeout: GUARD_MS })
    return []
  } catch (error) {
    return [`the site does not go on: ${String(error).slice(0, 300)}`]
  }
}

/** Opens its page in a member's tab, leaves it by the browser's back button, and returns the faults that remain. */
const visitAndLeave = async (page: Page, site: Service, remote: HostileRemote, path: string): Promise<string[]> => {
  await page.goto(`${site.url}${BASE_PATH}?lang=en`)
  await home(page, texts).line.waitFor()
  await navigate(page, path)
  const shown = remote.isCard
    ? page.locator(`main[data-remote=${remote.name}]`).getByRole('alert')
    : page.getByRole('heading', { name: 'Hostile page' })
  await shown.first().waitFor({ timeout: GUARD_MS })
  const { leakProbe } = remote
  // The control: what must be gone later is at work now.
  const isAtWork =
    !leakProbe ||
    remote.atLoad ||
    remote.isUndoneAtOnce ||
    (await until(async () => (await page.evaluate(leakProbe)) || undefined, GUARD_MS))
  await page.goBack()
  if (!isAtWork) return ['the control did not find it at work while its page was shown']
  if (!leakProbe) return []
  const isGone = await until(async () => (await page.evaluate(leakProbe)) === false || undefined, GUARD_MS)
  return isGone ? [] : ['something of it is still at work after its page was left']
}

/** Publishes a hostile remote to the site and, unless it is refused, opens and leaves its page. */
export const runHostileRemote = async (
  browser: Browser,
  site: Service,
  remote: HostileRemote,
): Promise<HostileResult> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-hostile-'))
  if (remote.hasPredecessor) {
    const { name, does } = remote
    await publish(site, makeHostileBuild(scratch, { name, does }, HARMLESS_VERSION).dist)
  }
  const { dist, path } = makeHostileBuild(scratch, remote)
  const refusal = await publish(site, dist)
  rmSync(scratch, { recursive: true, force: true })
  if (refusal !== undefined || remote.refused) {
    const isRight = refusal !== undefined && remote.refused?.test(refusal)
    return { refusal: refusal ?? '', reports: [], faults: isRight ? [] : [`the site said: ${refusal ?? 'published'}`] }
  }
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    if (remote.hasPredecessor) {
      const { reports, faults } = await blockTwice(context, site, path)
      const heard = reportsOf(remote, reports)
      return { reports: heard, faults: [...faults, ...missingReports(remote, heard)] }
    }
    const page = await context.newPage()
    await signInTab(page, site.url, MEMBER)
    const reports = remote.blocks ? await blockAndReturn(page, site, path) : hearReports(page)
    const left = remote.blocks ? [] : await visitAndLeave(page, site, remote, path)
    const findMissing = () => missingReports(remote, reportsOf(remote, reports))
    await until(async () => findMissing().length === 0 || undefined, GUARD_MS)
    const missing = findMissing()
    const after = remote.blocks ? [] : await siteFaults(page)
    return {
      reports: reportsOf(remote, reports),
      faults: [...left, ...after, ...missing],
    }
  } finally {
    await context.close()
  }
}
