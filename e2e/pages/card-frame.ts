import type { Page } from '@playwright/test'
import type { Words } from './words'

/** The provider's form: a document of the provider in a document of ours. */
export const cardFrame = (page: Page, words: Words) => {
  const form = page.frameLocator(`iframe[title="${words.cardFrame}"]`).frameLocator('iframe')
  return {
    testCard: (name: string) => form.getByRole('button', { name, exact: true }),
    pay: form.getByRole('button', { name: words.payInFrame }),
    outcome: form.getByRole('status'),
  }
}
