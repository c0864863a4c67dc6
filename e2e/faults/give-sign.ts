import type { Page } from '@playwright/test'
import type { Heal } from './fault-rows'
import { until } from './look'

/** A tap as a finger makes it: refused where something lies over the button. */
const tapRetry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again', exact: true })
    .filter({ visible: true })
    .first()
    .click({ timeout: 30_000 })

/** Brings the screen back. Answers when the sign was given, milliseconds since the epoch. Rejects when Retry takes no tap. */
export const giveSign = async (page: Page, heal: Heal, isHealed: () => Promise<boolean>): Promise<number> => {
  switch (heal) {
    case 'retry':
      // A screen that heals by itself meanwhile needs no tap.
      await Promise.any([
        tapRetry(page),
        until(async () => (await isHealed()) || undefined, 30_000).then((healed) => healed ?? Promise.reject()),
      ])
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
