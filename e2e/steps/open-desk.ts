import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { backOffice } from '../pages/back-office'
import { TAGS } from '../pages/texts'

/** Staff use desktop windows: on a phone the navigation is behind a button. */
export const DESK: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  timezoneId: 'Asia/Hong_Kong',
  reducedMotion: 'reduce',
}

/** Opens the back office for one of the demo's staff; returns its page object. */
export const openDesk = async (page: Page, site: { url: string }, account: string, language: LanguageCode) => {
  const desk = backOffice(page, language)
  await signInTab(page, site.url, account)
  await page.goto(`${site.url}${BASE_PATH}back_management_index?lang=${TAGS[language]}`)
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  return {
    ...desk,
    /** By a search from the top of any page, and the panel of its result. */
    opensTheOrder: async (orderNo: string) => {
      await desk.find.fill(orderNo)
      await desk.find.press('Enter')
      await desk.row(orderNo).click()
      await desk.openOrder.click()
      await expect(page).toHaveURL(/order_info\?orderNo=/)
    },
  }
}
