import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

/** The card of a tab that the service no longer serves. */
export const oldPageCard = (page: Page, texts: JourneyTexts) => {
  const whole = page.getByRole('alertdialog', { name: texts.siteChanged })
  return { whole, reload: whole.getByRole('button', { name: texts.reload, exact: true }) }
}
