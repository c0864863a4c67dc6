import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const PASSWORD = 'demo1234'

export const loginPopup = (page: Page, texts: JourneyTexts) => {
  const dialog = page.getByRole('dialog', { name: texts.signIn })
  const email = dialog.getByRole('textbox', { name: texts.email })
  const password = dialog.getByLabel(texts.password, { exact: true })
  const submit = dialog.getByRole('button', { name: texts.signIn, exact: true })
  const signIn = async (account: string, secret = PASSWORD): Promise<void> => {
    await email.fill(account)
    await password.fill(secret)
    await submit.click()
  }
  return { dialog, email, password, signIn }
}
