import type { Page } from '@playwright/test'
import type { Words } from './words'

export const payment = (page: Page, words: Words) => ({
  heading: page.getByRole('heading', { level: 1, name: words.payHeading }),
  timer: page.getByRole('timer'),
  card: page.getByRole('radio', { name: words.card }),
  pay: page.getByRole('button', { name: words.pay }),
  cancel: page.getByRole('button', { name: words.cancel }),
  cancelForSure: page.getByRole('alertdialog').getByRole('button', { name: words.cancel }),
  reorder: page.getByRole('button', { name: words.reorder }),
})
