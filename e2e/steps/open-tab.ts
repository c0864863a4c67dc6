import { expect, type Page } from '@playwright/test'

const MARK = 'data-opened'

/** What a reader does with a tab that stays open, and whether it was loaded again. */
export const openTab = (page: Page) => ({
  /** The document on the screen is the one to be kept. */
  keep: () => page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK),
  isStillTheSame: () => expect(page.locator(`html[${MARK}]`), 'the page was not loaded again').toHaveCount(1),
  /**
   * Another tab was in front; what a headless browser does not say by itself is said here. The tab asks what it missed:
   * `answer` is the last that the service sends it.
   */
  comesBack: async (answer: RegExp) => {
    const answered = page.waitForResponse(answer)
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await (await answered).finished()
  },
})
