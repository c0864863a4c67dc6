import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { signInTab } from '../first-load/sign-in-tab'
import { backofficePage } from '../pages/backoffice-page'
import { TAGS } from '../pages/texts'

/** Staff use desktop windows: on a phone the navigation is behind a button. */
export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  timezoneId: 'Asia/Hong_Kong',
  reducedMotion: 'reduce',
}

/** Opens the back office for one of the demo's staff; returns its page object. */
export const signInToBackoffice = async (
  page: Page,
  site: { url: string },
  account: string,
  language: LanguageCode,
) => {
  const backoffice = backofficePage(page, language)
  await signInTab(page, site.url, account)
  await page.goto(`${site.url}${BASE_PATH}back_management_index?lang=${TAGS[language]}`)
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  return {
    ...backoffice,
    /** By a search from the top of any page, and the panel of its result. */
    opensTheOrder: async (orderNo: string) => {
      await backoffice.find.fill(orderNo)
      await backoffice.find.press('Enter')
      await backoffice.row(orderNo).click()
      await backoffice.openOrder.click()
      await expect(page).toHaveURL(/order_info\?orderNo=/)
    },
  }
}
