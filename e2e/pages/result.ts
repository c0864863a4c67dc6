import type { Page } from '@playwright/test'
import type { Words } from './words'

export const result = (page: Page, words: Words) => ({
  paid: page.getByRole('main').getByText(words.paid, { exact: true }),
  qrCode: page.getByRole('img', { name: words.qrCode }),
  validTicket: page.getByRole('main').getByText(words.validTicket, { exact: true }),
  backHome: page.getByRole('link', { name: words.backHome }),
})
