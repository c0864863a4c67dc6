import { type Browser, expect } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { loginPage } from '../pages/login-page'
import { TEXTS } from '../pages/texts'

export const STAFF = 'level9@demo.test'

/** Signs staff in by the form, and returns the `cookie` header of their browser. */
export const staffCookie = async (browser: Browser, site: string): Promise<string> => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${site}${BASE_PATH}login?lang=en`)
  await loginPage(page, TEXTS.en).signIn(STAFF)
  await expect(page).not.toHaveURL(/login/)
  const cookies = await context.cookies(site)
  await context.close()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
