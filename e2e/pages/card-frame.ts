import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

/** The provider's form: a document of the provider inside a document of ours. */
export const cardFrame = (page: Page, texts: JourneyTexts) => {
  const form = page.frameLocator(`iframe[title="${texts.cardFrame}"]`).frameLocator('iframe')
  return {
    testCard: (name: string) => form.getByRole('button', { name, exact: true }),
    pay: form.getByRole('button', { name: texts.payInFrame }),
    outcome: form.getByRole('status'),
  }
}
