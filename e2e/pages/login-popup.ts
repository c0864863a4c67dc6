import type { Page } from '@playwright/test'
import type { Words } from './words'

export const PASSWORD = 'demo1234'

export const loginPopup = (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog', { name: words.signIn })
  const email = dialog.getByRole('textbox', { name: words.email })
  const password = dialog.getByLabel(words.password, { exact: true })
  const submit = dialog.getByRole('button', { name: words.signIn, exact: true })
  const signIn = async (account: string, secret = PASSWORD): Promise<void> => {
    await email.fill(account)
    await password.fill(secret)
    await submit.click()
  }
  return { dialog, email, password, signIn }
}
