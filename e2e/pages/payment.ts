import type { Page } from '@playwright/test'
import type { Words } from './texts'

export const payment = (page: Page, texts: Words) => ({
  heading: page.getByRole('heading', { level: 1, name: texts.payHeading }),
  timer: page.getByRole('timer'),
  card: page.getByRole('radio', { name: texts.card }),
  pay: page.getByRole('button', { name: texts.pay }),
  cancel: page.getByRole('button', { name: texts.cancel }),
  cancelForSure: page.getByRole('alertdialog').getByRole('button', { name: texts.cancel }),
  reorder: page.getByRole('button', { name: texts.reorder }),
})
