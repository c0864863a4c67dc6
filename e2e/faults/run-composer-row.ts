import type { Browser, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { SERVICE_AWAY } from '../fixtures/service'
import { watchContext } from '../fixtures/watch-page'
import { navigate } from '../steps/navigate'
import { COMPOSER_FAULTS, type ComposerRow } from './composer-faults'
import { type ComposerSite, MOVED_REMOTE } from './composer-site'
import { canRead, GUARD_MS, until } from './poll-page'
import { PAGE_STORIES, SLOT_STORIES } from './stories'

export interface ComposerResult {
  /** Version that a first visit during the fault shows. */
  shows: 'last good version' | 'newer version' | 'nothing'
  msToPage: number
  /** Pages of another remote open, in the visit and in a tab that was already open. */
  isElsewhereOpen: boolean
  /** Input in the tab that was already open is retained. */
  isInputPreserved: boolean
  /** From the end of the fault until a visit shows the build that went live. */
  msToHeal: number
  heard: readonly string[]
}

const MOVED_STORY = PAGE_STORIES.find(({ remote }) => remote === MOVED_REMOTE)
if (!MOVED_STORY) throw new Error(`there is no story of ${MOVED_REMOTE}`)
const { older, newer } = MOVED_STORY
/** Story whose page receives input before the fault. */
const STORY = SLOT_STORIES.find(({ name }) => name === 'login-panel.v1')
if (!STORY) throw new Error('there is no story to enter something in')
const { start, enter, isPreserved } = STORY
/** Behind the proxy of a real outage the browser logs failed calls, which are no fault of a page. */
const FAILED_CALL_MESSAGE = /status 5\d\d|console error: .* 5\d\d /

/**
 * Records the first readable text of home and its time: where the database is away, home may be replaced by the fault
 * page between two queries from outside. Runs in the page, so it has no named function inside.
 */
const recordFirstTexts = ([older, newer]: readonly [string, string]): void => {
  const recorded = window as typeof window & { firstTexts?: { text: string; ms: number } }
  new MutationObserver((_, observer) => {
    const main = document.querySelector('main')
    // biome-ignore lint/performance/useDomNodeTextContent: texts that the style hides cannot be read
    const text = main?.checkVisibility() ? main.innerText : ''
    if (![older, newer].some((texts) => new RegExp(texts).test(text))) return
    recorded.firstTexts = { text, ms: performance.now() }
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Opens home and returns its readable text, with the time it took. */
const opens = async (page: Page, site: string): Promise<{ ms: number; text: string }> => {
  const requested = Date.now()
  await page.goto(`${site}${BASE_PATH}?lang=en`)
  const recorded = () =>
    page.evaluate(() => (window as typeof window & { firstTexts?: { text: string; ms: number } }).firstTexts)
  return (await until(recorded, GUARD_MS, 20)) ?? { ms: Date.now() - requested, text: '' }
}
/**
 * Where the database is away, a failed call of the previous page may navigate to the error page: the visitor taps
 * again.
 */
const opensElsewhere = async (page: Page): Promise<boolean> => {
  const goes = async (): Promise<true | undefined> => {
    await navigate(page, '/personal_center')
    return (await canRead(page, /Sign in/, 2500)) || undefined
  }
  const reads = (await until(goes)) ?? false
  await page.evaluate(() => history.back())
  return reads
}

/** A visitor has a page open; an unreadable build goes live; another visitor arrives; the fault ends. */
export const runComposerRow = async (
  browser: Browser,
  site: ComposerSite,
  row: ComposerRow,
): Promise<ComposerResult> => {
  const { url } = site.service
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    await context.addInitScript(recordFirstTexts, [older.source, newer.source] as const)
    watch.expect(FAILED_CALL_MESSAGE)
    const tab = await context.newPage()
    await opens(tab, url)
    await navigate(tab, start)
    await enter(tab)

    const { build, isNewer } = site.nextBuild()
    const [live, last] = isNewer ? [newer, older] : [older, newer]
    await site.actions.upload(build.dist)
    const isBookAway = row.fault === 'the release book cannot be reached'
    const end = COMPOSER_FAULTS[row.fault](site, site.folderOf(build))
    let endedAt = Number.NaN
    try {
      if (!isBookAway) await site.actions.goLive(build.name, build.version)
      if (row.when === 'over a restart') {
        // Open tabs query withdrawals, also while the service is away.
        watch.expect(SERVICE_AWAY)
        await site.service.restart(site.environment)
      }
      // The release book is read twice a second.
      await tab.waitForTimeout(1200)
      const visit = await context.newPage()
      const { ms: msToPage, text } = await opens(visit, url)
      const shows = last.test(text) ? 'last good version' : live.test(text) ? 'newer version' : 'nothing'
      const isElsewhereOpen = (await opensElsewhere(visit)) && (await opensElsewhere(tab))
      const isInputPreserved = (await until(async () => (await isPreserved(tab)) || undefined)) ?? false
      end()
      endedAt = Date.now()
      if (isBookAway) await site.actions.goLive(build.name, build.version)
      const healed = await until(async () => live.test((await opens(visit, url)).text) || undefined)
      return {
        shows,
        msToPage,
        isElsewhereOpen,
        isInputPreserved,
        msToHeal: healed ? Date.now() - endedAt : Number.POSITIVE_INFINITY,
        heard: watch.take(),
      }
    } finally {
      if (Number.isNaN(endedAt)) end()
    }
  } finally {
    await context.close()
  }
}

/** Violated expectations of a row, as sentences. */
export const assessComposerRow = (result: ComposerResult): string[] =>
  [
    result.shows !== 'last good version' && `shows ${result.shows}`,
    !result.isElsewhereOpen && 'another remote does not open',
    !result.isInputPreserved && 'what was entered is lost',
    !Number.isFinite(result.msToHeal) && 'does not heal',
    ...result.heard,
  ].filter((line) => line !== false)

/** Exceeded times, which depend on the machine: only the table of `npm run verify` counts them. */
export const lateComposerRow = ({ msToPage, msToHeal }: ComposerResult): string[] =>
  [
    msToPage > 3000 && `${msToPage} ms to the page`,
    Number.isFinite(msToHeal) && msToHeal > 5000 && `${msToHeal} ms to heal`,
  ].filter((line) => line !== false)
