import { expect, type Page } from '@playwright/test'

const MARK = 'data-opened'
const WITHDRAWN = /registry\/withdrawn/

/** Actions of a reader on a tab that stays open, and whether it was reloaded. */
export const openTab = (page: Page) => ({
  /** Marks the current document as the one that must stay. */
  mark: () => page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK),
  isStillTheSame: () => expect(page.locator(`html[${MARK}]`), 'the page was not loaded again').toHaveCount(1),
  /**
   * The tab becomes visible again; events that a headless browser does not send are dispatched here. Resolves once the
   * service has answered a query for withdrawn versions that the tab sent afterwards.
   */
  comesBack: async () => {
    const sent = page.waitForRequest(WITHDRAWN)
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await (await (await sent).response())?.finished()
  },
  /** Changes the live versions and returns to the tab; resolves once the tab has the version that replaces its own. */
  followsRollback: async (app: string, rollback: () => Promise<unknown>) => {
    // The tab also polls by itself, so the answer may arrive before the return.
    const replaced = page.waitForResponse((answer) => answer.url().includes(`/registry/${app}/next`))
    await rollback()
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await (await replaced).finished()
  },
})
