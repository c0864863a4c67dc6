import type { Page } from '@playwright/test'
import type { Heal } from './fault-rows'

/** Brings the screen back. Answers when the sign was given, milliseconds since the epoch. */
export const giveSign = async (page: Page, heal: Heal): Promise<number> => {
  switch (heal) {
    case 'retry':
      // A screen that heals by itself meanwhile needs no tap.
      await page
        .getByRole('button', { name: 'Try again', exact: true })
        .filter({ visible: true })
        .first()
        .click({ timeout: 30_000 })
        .catch(() => {})
      break
    case 'online':
      await page.evaluate(() => void dispatchEvent(new Event('online')))
      break
    case 'return':
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      break
    case 'itself':
  }
  return Date.now()
}
