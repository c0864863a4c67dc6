import type { TestCard } from './pay-by-card'

export interface CheckoutTexts {
  htmlLang: string
  title: string
  sandbox: string
  sandboxNote: string
  pay: (amount: string) => string
  paying: string
  number: string
  name: string
  expiry: string
  month: string
  year: string
  code: string
  testCards: string
  cards: Record<TestCard['name'], string>
  badNumber: string
  badName: string
  badExpiry: string
  badCode: string
  declined: string
  expiredCard: string
  unreachable: string
  timeout: string
  paid: string
  gone: string
}

const zh: CheckoutTexts = {
  htmlLang: 'zh-CN',
  title: '银行卡付款',
  sandbox: '测试环境',
  sandboxNote: '这是模拟的付款页，不会产生真实扣款。请勿输入真实卡号。',
  pay: (amount) => `支付 ${amount}`,
  paying: '正在付款…',
  number: '卡号',
  name: '持卡人姓名',
  expiry: '有效期',
  month: '月',
  year: '年',
  code: '安全码',
  testCards: '选择一张测试卡',
  cards: {
    approved: '付款成功',
    approvedVisa: '付款成功（Visa）',
    declined: '银行拒绝',
    expired: '卡已过期',
    timeout: '付款超时',
    late: '超时后才到账',
  },
  badNumber: '请输入完整的卡号',
  badName: '请输入持卡人姓名',
  badExpiry: '请输入月份和年份，例如 01 和 39',
  badCode: '请输入 3 或 4 位安全码',
  declined: '银行拒绝了这笔付款。您没有被扣款，请换一张卡后重试。',
  expiredCard: '这张卡已过期。您没有被扣款，请换一张卡后重试。',
  unreachable: '连接不上付款服务，请重试。',
  timeout: '付款时间已过。',
  paid: '付款成功，正在返回…',
  gone: '付款页已失效，请返回订单重新付款。',
}

const zhHk: CheckoutTexts = {
  htmlLang: 'zh-HK',
  title: '信用卡付款',
  sandbox: '測試環境',
  sandboxNote: '這是模擬的付款頁，不會真正扣款。請勿輸入真實卡號。',
  pay: (amount) => `繳付 ${amount}`,
  paying: '正在付款…',
  number: '卡號',
  name: '持卡人姓名',
  expiry: '到期日',
  month: '月',
  year: '年',
  code: '保安碼',
  testCards: '選擇一張測試卡',
  cards: {
    approved: '付款成功',
    approvedVisa: '付款成功（Visa）',
    declined: '銀行拒絕',
    expired: '卡已過期',
    timeout: '付款逾時',
    late: '逾時後才到賬',
  },
  badNumber: '請輸入完整的卡號',
  badName: '請輸入持卡人姓名',
  badExpiry: '請輸入月份和年份，例如 01 和 39',
  badCode: '請輸入 3 或 4 位保安碼',
  declined: '銀行拒絕了這筆付款。你沒有被扣款，請換一張卡後重試。',
  expiredCard: '這張卡已過期。你沒有被扣款，請換一張卡後重試。',
  unreachable: '未能連接付款服務，請重試。',
  timeout: '付款時間已過。',
  paid: '付款成功，正在返回…',
  gone: '付款頁已失效，請返回訂單重新付款。',
}

const en: CheckoutTexts = {
  htmlLang: 'en',
  title: 'Pay by card',
  sandbox: 'Sandbox',
  sandboxNote: 'This page only plays a bank. No money moves. Never type a real card number here.',
  pay: (amount) => `Pay ${amount}`,
  paying: 'Paying…',
  number: 'Card number',
  name: 'Name on card',
  expiry: 'Expiry date',
  month: 'Month',
  year: 'Year',
  code: 'Security code',
  testCards: 'Choose a test card',
  cards: {
    approved: 'Pays',
    approvedVisa: 'Pays (Visa)',
    declined: 'Declined by the bank',
    expired: 'Card has expired',
    timeout: 'Times out',
    late: 'Money comes after the timeout',
  },
  badNumber: 'Enter the whole card number',
  badName: 'Enter the name on the card',
  badExpiry: 'Enter month and year, such as 01 and 39',
  badCode: 'Enter the 3 or 4 digits of the security code',
  declined: 'The bank declined this payment. Nothing was charged. Please try another card.',
  expiredCard: 'This card has expired. Nothing was charged. Please try another card.',
  unreachable: 'The payment service cannot be reached. Please try again.',
  timeout: 'The time for paying is over.',
  paid: 'Paid. Taking you back…',
  gone: 'This payment page is no longer valid. Please go back to your order and pay again.',
}

/** Texts of the hosted page by `interaction.locale`; anything unknown is English. */
export const checkoutTexts = (locale: string): CheckoutTexts => ({ zh, 'zh-hk': zhHk })[locale] ?? en
