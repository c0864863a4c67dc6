import { expect, type Page } from '@playwright/test'

const MARK = 'data-opened'

/** Actions of a reader on a tab that stays open, and whether it was reloaded. */
export const openTab = (page: Page) => ({
  /** Marks the current document as the one that must stay. */
  mark: () => page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK),
  isStillTheSame: () => expect(page.locator(`html[${MARK}]`), 'the page was not loaded again').toHaveCount(1),
  /**
   * The tab becomes visible again; events that a headless browser does not send are dispatched here. The tab then
   * queries missed changes: `answer` is the last one that the service sends it.
   */
  comesBack: async (answer: RegExp) => {
    const answered = page.waitForResponse(answer)
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await (await answered).finished()
  },
})
