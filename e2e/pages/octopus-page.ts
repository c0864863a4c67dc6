import type { Page } from '@playwright/test'

/** The sandbox's landing page of Octopus, in the Chinese of Hong Kong. */
export const octopusPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: '八達通 Octopus' }),
  sum: page.getByText('HK$ 65.00'),
  pay: page.getByRole('button', { name: '確認付款' }),
  cancel: page.getByRole('button', { name: '取消付款' }),
  back: page.getByRole('button', { name: '返回商戶' }),
})
