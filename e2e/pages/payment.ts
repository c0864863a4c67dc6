import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const payment = (page: Page, texts: JourneyTexts) => ({
  heading: page.getByRole('heading', { level: 1, name: texts.payHeading }),
  timer: page.getByRole('timer'),
  card: page.getByRole('radio', { name: texts.card }),
  pay: page.getByRole('button', { name: texts.pay }),
  cancel: page.getByRole('button', { name: texts.cancel }),
  cancelForSure: page.getByRole('alertdialog').getByRole('button', { name: texts.cancel }),
  reorder: page.getByRole('button', { name: texts.reorder }),
})
