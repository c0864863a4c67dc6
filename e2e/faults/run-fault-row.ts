import type { Browser, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { type Watch, watchContext } from '../fixtures/watch-page'
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { navigate } from '../steps/navigate'
import { expectedOutcome, type FaultRow, type Outcome } from './fault-rows'
import type { FaultSite } from './fault-site'
import { BAD_BUILDS, expectedMessages, FAULTS, isDamagedOnce, isSlow, WAITS } from './faults'
import { giveSign, HealedBefore } from './give-sign'
import { canRead, GUARD_MS, reads, until } from './poll-page'

export interface FaultResult {
  outcome: Outcome
  /** From the failing answer to the outcome; for a waiting file, from the navigation. Milliseconds. */
  msToOutcome: number
  /** From the sign, or from the end of the fault, to the screen; undefined when nothing had to recover. */
  msToHeal: number | undefined
  /** Another remote opened while this one was broken. */
  isElsewhereOpen: boolean
  /** Input on another page was retained. */
  isInputPreserved: boolean
  /** The service received a report. */
  isReported: boolean
  /** Requests for the broken file. */
  requested: number
  /** Everything happened in one document: no reload. */
  isOneDocument: boolean
  /** Browser messages that do not belong to the fault. */
  heard: readonly string[]
}

const CARD = /This part could not be shown/
const STILL = /Still loading/
const TOAST_TEXT = 'That did not work. Please try again.'

const isReported = (proxy: FaultProxy): boolean =>
  proxy.all.some(
    ({ method, address, status }) => method === 'POST' && address === `${BASE_PATH}report` && status === 204,
  )

const canBeReported = async (proxy: FaultProxy): Promise<boolean> =>
  (await until(async () => isReported(proxy) || undefined)) ?? false

/** Submits the form of the screen, else chooses, else presses a key: that handler throws. */
const useHandler = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  const screen = (await dialog.count()) > 0 ? dialog : page.getByRole('main').filter({ visible: true })
  const submit = screen.locator('[type=submit]').first()
  if ((await submit.count()) > 0) return submit.click()
  const choice = screen.getByRole('radio', { checked: false }).first()
  if ((await choice.count()) > 0) return choice.press('Space')
  await screen.locator('[tabindex="0"]').first().press('ArrowRight')
}

/** The current outcome. On a slow machine `Still loading` may precede the expected one. */
const findOutcome = async (page: Page, { story, before, fault }: FaultRow): Promise<Outcome | undefined> => {
  if (fault === 'throws in a handler') {
    if (await reads(page, CARD)) return 'card'
    return (await page.getByText(TOAST_TEXT).count()) > 0 ? 'screen preserved' : undefined
  }
  if (before === 'older version' && !story.isOnOwnPage && (await reads(page, story.older))) return 'older version'
  if (await reads(page, CARD)) return 'card'
  return (await reads(page, STILL)) ? 'still loading' : undefined
}

interface RowContext {
  page: Page
  proxy: FaultProxy
  watch: Watch
}

/** Rejects when the screen has recovered before any other outcome was visible. */
const awaitOutcome = async (page: Page, row: FaultRow, whole: RegExp): Promise<Outcome> => {
  const wanted = expectedOutcome(row)
  const mayHeal = isDamagedOnce(row.fault) || isSlow(row.fault)
  const probe = async () => {
    if ((await findOutcome(page, row)) === wanted) return wanted
    return mayHeal && (await reads(page, whole)) ? 'healed' : undefined
  }
  const seen = (await until(probe)) ?? (await findOutcome(page, row)) ?? 'nothing'
  if (seen === 'healed') throw new HealedBefore(`before ${wanted} was seen`)
  return seen
}

const runInPage = async (browser: Browser, site: FaultSite, row: FaultRow, { page, proxy, watch }: RowContext) => {
  const { story, fault } = row
  const target = site.target(story, row.before === 'none' ? 'first' : 'second')
  const whole = row.before === 'none' ? story.older : story.newer
  const orders = story.isForMembers ? (await site.account(browser)).orders : undefined
  for (const pattern of expectedMessages(fault)) watch.expect(pattern)
  // Before the page is opened: it carries the hashes with which changed scripts still run.
  const made = FAULTS[fault](target)
  const lifts = made.map(proxy.add)
  const broken = made[0]?.address
  await page.goto(`${proxy.url}${BASE_PATH}${story.start.slice(1)}${story.start.includes('?') ? '&' : '?'}lang=en`)
  await story.enter(page)
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }))

  const requested = Date.now()
  await story.reach(page, orders)
  if (fault === 'throws in a handler') {
    await canRead(page, whole)
    await useHandler(page)
  }
  const outcome = await awaitOutcome(page, row, whole)
  const seenAt = Date.now()
  const failed =
    proxy.hit.find(({ address, at }) => address.startsWith(target.folder) && at >= requested)?.at ?? requested
  const isHandled = fault === 'throws in a handler'
  const msToOutcome = seenAt - (WAITS.includes(fault) || isHandled ? requested : failed)

  let msToHeal: number | undefined
  const heal = async () => {
    if (outcome === 'older version' || BAD_BUILDS.includes(fault)) return
    if (row.before === 'older version' && outcome === 'card') {
      // The page around it was left, so the older version took its place: no visitor has to restore it.
      const isBack = await canRead(page, story.older)
      const shown = page.locator(`[data-slot="${story.key}"]`).filter({ visible: true }).first()
      const version = isBack ? await shown.getAttribute('data-version') : null
      const isOlder = version !== null && !target.folder.includes(version)
      msToHeal = isOlder ? 0 : Number.POSITIVE_INFINITY
      return
    }
    await awaitOutcome(page, row, whole)
    for (const lift of lifts) lift()
    const signed = await giveSign(page, row.heal, () => reads(page, whole))
    msToHeal = (await canRead(page, whole)) ? Date.now() - signed : Number.POSITIVE_INFINITY
  }
  if (isDamagedOnce(fault)) await heal()
  await story.leave(page)
  await navigate(page, story.elsewhere.path)
  const isElsewhereOpen = await canRead(page, story.elsewhere.sees)
  await page.evaluate(() => history.back())
  await story.reach(page, orders)
  if (!isDamagedOnce(fault)) await heal()
  await story.leave(page)
  const isInputPreserved = (await until(async () => (await story.isPreserved(page)) || undefined)) ?? false
  return {
    outcome,
    msToOutcome,
    msToHeal,
    requested: proxy.all.filter(({ address }) => broken?.test(address)).length,
    isElsewhereOpen,
    isInputPreserved,
    isOneDocument: await page.evaluate(() => 'isOneDocument' in window),
    isReported: WAITS.includes(fault) ? isReported(proxy) : await canBeReported(proxy),
    heard: watch.take(),
  }
}

/**
 * Runs one row: a passenger enters something on a page, goes to the broken one, checks the outcome, goes elsewhere,
 * returns, the fault ends, and the input is still there.
 */
export const runFaultRow = async (browser: Browser, site: FaultSite, row: FaultRow): Promise<FaultResult> => {
  const state = row.story.isForMembers ? (await site.account(browser)).storageState : undefined
  const proxy = await startFaultProxy(site.service.url)
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    ...(state && { storageState: state }),
  })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    return await runInPage(browser, site, row, { page: await context.newPage(), proxy, watch })
  } finally {
    await context.close()
    await proxy.stop()
  }
}
