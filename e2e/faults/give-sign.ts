import type { Page } from '@playwright/test'
import type { Heal } from './fault-rows'

/** The screen came back by itself before the sign was given: the row says nothing of the sign, and is played again. */
export class HealedBefore extends Error {
  override name = 'HealedBefore'
}

/** A tap as a finger makes it: refused where something lies over the button or the link. */
const tapRetry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again', exact: true })
    .or(page.getByRole('link', { name: /Try again/ }))
    .filter({ visible: true })
    .first()
    .click({ timeout: 10_000 })

/**
 * Brings the screen back. Answers when the sign was given, milliseconds since the epoch. Rejects when Retry takes no tap, and
 * with {@link HealedBefore} when there is nothing left to tap.
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
