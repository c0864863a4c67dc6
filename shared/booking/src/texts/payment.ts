import { defineTexts } from '@shuttle/i18n/translate'

/**
 * Texts of paying, in a module of their own: choosing a trip needs none of them. Mails of the service name the payment
 * methods by them.
 */
export const paymentTexts = defineTexts({
  'zh-hk': {
    paymentType: {
      card: '信用卡（Visa／萬事達卡）',
      wechat: '微信支付',
      octopus: '八達通',
      cmb: '招商銀行一網通',
      alipay: '支付寶',
      coupons: '優惠券',
    },
    countdown: {
      label: '付款剩餘時間',
      over: '付款逾時，訂單已過期',
    },
  },
  'zh-cn': {
    paymentType: {
      card: '银行卡（Visa／万事达卡）',
      wechat: '微信支付',
      octopus: '八达通',
      cmb: '招商银行一网通',
      alipay: '支付宝',
      coupons: '优惠券',
    },
    countdown: {
      label: '支付剩余时间',
      over: '支付超时，订单已过期',
    },
  },
  en: {
    paymentType: {
      card: 'Card (Visa, Mastercard)',
      wechat: 'WeChat Pay',
      octopus: 'Octopus',
      cmb: 'China Merchants Bank',
      alipay: 'Alipay',
      coupons: 'Coupons',
    },
    countdown: {
      label: 'Time left to pay',
      over: 'payment timed out, order expired',
    },
  },
})
