import { createLazyTexts, defineTexts, type TextKey } from '@shuttle/i18n'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
const texts = defineTexts({
  'zh-hk': {
    notes: {
      title: '購票提示',
      refundUnknown: '退票及更改規定見：',
      luggage: '每位乘客可免費攜帶一件行李：不超過 76×51×32 厘米、20 公斤。',
    },
    terms: {
      /** Its neighbours are links; Chinese needs no spaces. */
      consent: '本人已閱讀並同意',
      purchase: '《購票須知》',
      and: '及',
      privacy: '《私隱條款》',
      missing: '請先剔選購票須知再下單',
    },
    order: {
      confirm: '確認訂單',
      pricing: '正在計算…',
      placing: '正在提交…',
      priceFirst: '正在計算合計，請核對金額後再確認',
      noPrice: '暫未有車費',
      chooseFirst: '選擇日期及人數後顯示車費',
      priceFailed: '暫時未能計算車費',
      priceChanged: '車費已更新，請核對合計後再次確認',
    },
    unpaid: { title: '之前的訂單尚待付款', hint: '完成付款或取消該訂單後，即可再次購票。', open: '前往未付款的訂單' },
  },
  'zh-cn': {
    notes: {
      title: '购票提示',
      refundUnknown: '退票与改签规定见：',
      luggage: '每位乘客可免费携带一件行李：不超过 76×51×32 厘米、20 公斤。',
    },
    terms: {
      consent: '我已阅读并同意',
      purchase: '《购票须知》',
      and: '和',
      privacy: '《隐私条款》',
      missing: '请先勾选购票须知再下单',
    },
    order: {
      confirm: '确认订单',
      pricing: '正在计算…',
      placing: '正在提交…',
      priceFirst: '正在计算合计，请核对金额后再确认',
      noPrice: '暂无票价',
      chooseFirst: '选择日期和人数后显示票价',
      priceFailed: '暂时无法计算票价',
      priceChanged: '票价已更新，请核对合计后再次确认',
    },
    unpaid: { title: '之前的订单还未支付', hint: '支付或取消该订单后，即可再次购票。', open: '前往未支付的订单' },
  },
  en: {
    notes: {
      title: 'Please note',
      refundUnknown: 'Changes and refunds:',
      luggage: 'One free piece of luggage per passenger, up to 76×51×32 cm and 20 kg.',
    },
    terms: {
      consent: 'I have read and accept the ',
      purchase: 'purchase notes',
      and: ' and the ',
      privacy: 'privacy terms',
      missing: 'please tick the purchase notes before ordering',
    },
    order: {
      confirm: 'Confirm order',
      pricing: 'Calculating…',
      placing: 'Placing order…',
      priceFirst: 'Your total is being calculated. Please check it before confirming.',
      noPrice: 'No price yet',
      chooseFirst: 'Choose date and passengers to see the price',
      priceFailed: 'The total could not be calculated',
      priceChanged: 'The fare has changed. Please check the total and confirm again.',
    },
    unpaid: {
      title: 'An earlier order is awaiting payment',
      hint: 'You can order again once it is paid or cancelled.',
      open: 'Go to the unpaid order',
    },
  },
})

export type CheckoutTextKey = TextKey<(typeof texts)['zh-hk']>

/** Texts of every page that confirms an order. */
export const useCheckoutTexts = createLazyTexts('booking/checkout', texts)
