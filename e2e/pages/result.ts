import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const result = (page: Page, texts: JourneyTexts) => ({
  paid: page.getByRole('main').getByText(texts.paid, { exact: true }),
  qrCode: page.getByRole('img', { name: texts.qrCode }),
  validTicket: page.getByRole('main').getByText(texts.validTicket, { exact: true }),
  /** Position of the viewer, such as `2/5`. */
  place: (text: string) => page.getByRole('main').getByText(text, { exact: true }),
  nextTicket: page.getByRole('button', { name: texts.nextTicket }),
  toCollect: page.getByText(texts.toCollect, { exact: true }),
  backHome: page.getByRole('link', { name: texts.backHome }),
})
