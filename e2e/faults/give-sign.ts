import type { Page } from '@playwright/test'
import type { Heal } from './fault-rows'

/** The screen recovered before the sign was given: the row proves nothing about the sign and is run again. */
export class HealedBefore extends Error {
  override name = 'HealedBefore'
}

/** A tap like that of a finger: refused where another element covers the button or the link. */
const tapRetry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again', exact: true })
    .or(page.getByRole('link', { name: /Try again/ }))
    .filter({ visible: true })
    .first()
    .click({ timeout: 10_000 })

/**
 * Makes the screen recover. Returns when the sign was given, milliseconds since the epoch; rejects when Retry takes no
 * tap, and with {@link HealedBefore} when there is nothing left to tap.
 */
export const giveSign = async (page: Page, heal: Heal, isHealed: () => Promise<boolean>): Promise<number> => {
  if (heal !== 'itself' && (await isHealed())) throw new HealedBefore(`before ${heal}`)
  switch (heal) {
    case 'retry':
      try {
        await tapRetry(page)
      } catch (error) {
        throw (await isHealed()) ? new HealedBefore('before the tap') : error
      }
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
