import type { Page } from '@playwright/test'
import { PASSWORD } from './login-popup'
import type { Words } from './words'

/** Signing in on a page of its own. */
export const loginPage = (page: Page, words: Words) => {
  const form = page.getByRole('form', { name: words.signIn })
  const email = form.getByRole('textbox', { name: words.email })
  return {
    email,
    signIn: async (account: string): Promise<void> => {
      await email.fill(account)
      await form.getByLabel(words.password, { exact: true }).fill(PASSWORD)
      await form.getByRole('button', { name: words.signIn, exact: true }).click()
    },
  }
}
