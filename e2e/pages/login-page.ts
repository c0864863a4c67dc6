import type { Page } from '@playwright/test'
import { PASSWORD } from './login-popup'
import type { JourneyTexts } from './texts'

/** The sign-in page. */
export const loginPage = (page: Page, texts: JourneyTexts) => {
  const form = page.getByRole('form', { name: texts.signIn })
  const email = form.getByRole('textbox', { name: texts.email })
  return {
    email,
    signIn: async (account: string): Promise<void> => {
      await email.fill(account)
      await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
      await form.getByRole('button', { name: texts.signIn, exact: true }).click()
    },
  }
}
