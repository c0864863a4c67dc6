import type { Page } from '@playwright/test'
import type { Words } from './words'

/** The card of a tab that the service no longer speaks with. */
export const oldPageCard = (page: Page, words: Words) => {
  const whole = page.getByRole('alertdialog', { name: words.siteChanged })
  return { whole, reload: whole.getByRole('button', { name: words.reload, exact: true }) }
}
