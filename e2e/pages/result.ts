import type { Page } from '@playwright/test'
import type { Words } from './words'

export const result = (page: Page, words: Words) => ({
  paid: page.getByRole('main').getByText(words.paid, { exact: true }),
  qrCode: page.getByRole('img', { name: words.qrCode }),
  validTicket: page.getByRole('main').getByText(words.validTicket, { exact: true }),
  /** Where the viewer stands, such as `2/5`. */
  place: (text: string) => page.getByRole('main').getByText(text, { exact: true }),
  nextTicket: page.getByRole('button', { name: words.nextTicket }),
  toCollect: page.getByText(words.toCollect, { exact: true }),
  backHome: page.getByRole('link', { name: words.backHome }),
})
