import type { LanguageCode } from '@shuttle/contracts'

/** Texts of the payment screen that stories of other payment methods expect; spelled out here, as in `texts.ts`. */
const en = {
  zhuhaiToHongKong: /Zhuhai Port.*Hong Kong Port/,
  refundNote: /10% within 2 hours/,
  luggageNote: /76×51×32 cm and 20 kg/,
  methodMissing: 'please select a payment method',
  bank: /^China Merchants Bank/,
  alipay: 'Alipay',
  wallet: 'WeChat Pay',
  octopus: 'Octopus',
  cancelled: 'You cancelled the payment',
  stay: 'Stay and pay',
  failed: 'Order payment error, please pay again',
  backToOrder: 'Back to the order',
  payAgain: 'Pay again',
}
export type PayTexts = typeof en

const zhHk: PayTexts = {
  zhuhaiToHongKong: /珠海口岸.*香港口岸/,
  refundNote: /2 小時內.*10%/,
  luggageNote: /76×51×32 厘米、20 公斤/,
  methodMissing: '請選擇付款方式',
  bank: /^招商銀行/,
  alipay: '支付寶',
  wallet: '微信支付',
  octopus: '八達通',
  cancelled: '你已取消付款',
  stay: '繼續付款',
  failed: '訂單付款出錯，請重新付款',
  backToOrder: '返回訂單',
  payAgain: '再次付款',
}

const zhCn: PayTexts = {
  zhuhaiToHongKong: /珠海口岸.*香港口岸/,
  refundNote: /2 小时内.*10%/,
  luggageNote: /76×51×32 厘米、20 公斤/,
  methodMissing: '请选择支付方式',
  bank: /^招商银行/,
  alipay: '支付宝',
  wallet: '微信支付',
  octopus: '八达通',
  cancelled: '您已取消支付',
  stay: '继续支付',
  failed: '订单支付出错，请重新支付',
  backToOrder: '返回订单',
  payAgain: '再次支付',
}

export const PAY_TEXTS: Readonly<Record<LanguageCode, PayTexts>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }
