import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'

const TEXTS = {
  en: { pay: 'Confirm payment', decline: 'Let it fail', back: 'Return to merchant' },
  'zh-hk': { pay: '確認付款', decline: '模擬付款失敗', back: '返回商戶' },
  'zh-cn': { pay: '确认付款', decline: '模拟付款失败', back: '返回商户' },
} as const

/** The sandbox's landing page of Octopus, in the language of the site. */
export const octopusPage = (page: Page, language: LanguageCode) => {
  const texts = TEXTS[language]
  return {
    heading: page.getByRole('heading', { name: '八達通 Octopus' }),
    sum: page.getByText('HK$65.00'),
    pay: page.getByRole('button', { name: texts.pay }),
    decline: page.getByRole('button', { name: texts.decline }),
    back: page.getByRole('button', { name: texts.back }),
  }
}
