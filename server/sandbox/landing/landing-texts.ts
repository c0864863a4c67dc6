export interface LandingTexts {
  htmlLang: string
  sandbox: string
  note: string
  pay: string
  fail: string
  cancel: string
  back: string
  ended: Record<'paid' | 'declined' | 'cancelled' | 'timeout', string>
}

const zhCn: LandingTexts = {
  htmlLang: 'zh-CN',
  sandbox: '测试环境',
  note: '这是模拟的付款页，不会产生真实扣款。',
  pay: '确认付款',
  fail: '模拟付款失败',
  cancel: '取消付款',
  back: '返回商户',
  ended: { paid: '付款成功', declined: '付款失败', cancelled: '已取消付款', timeout: '付款超时' },
}
const zhTw: LandingTexts = {
  htmlLang: 'zh-HK',
  sandbox: '測試環境',
  note: '這是模擬的付款頁，不會產生真實扣款。',
  pay: '確認付款',
  fail: '模擬付款失敗',
  cancel: '取消付款',
  back: '返回商戶',
  ended: { paid: '付款成功', declined: '付款失敗', cancelled: '已取消付款', timeout: '付款逾時' },
}
const enUs: LandingTexts = {
  htmlLang: 'en',
  sandbox: 'Sandbox',
  note: 'This is a stand-in for the payment page. No money moves.',
  pay: 'Confirm payment',
  fail: 'Let it fail',
  cancel: 'Cancel payment',
  back: 'Return to merchant',
  ended: { paid: 'Paid', declined: 'Payment failed', cancelled: 'Payment cancelled', timeout: 'Time is over' },
}

const TEXTS: Record<string, LandingTexts> = { zh_CN: zhCn, zh_TW: zhTw, en_US: enUs }

/** By the provider's language code; Simplified Chinese is a bank's own. */
export const landingTexts = (locale: string): LandingTexts => TEXTS[locale] ?? zhCn
