import type { Page } from '@playwright/test'

/** The sandbox's page of a provider that takes the whole window; the bank and Alipay have it in Chinese. */
export const bankPage = (page: Page, name = '招商银行一网通支付') => ({
  heading: page.getByRole('heading', { name }),
  pay: page.getByRole('button', { name: '确认付款' }),
  cancel: page.getByRole('button', { name: '取消付款' }),
  back: page.getByRole('button', { name: '返回商户' }),
})
