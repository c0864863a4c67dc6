import type { LanguageCode } from '@shuttle/contracts'

/** Words of the coupon screens that these stories look for. */
const en = {
  row: 'Coupons',
  choose: 'Choose coupons',
  needTrip: 'please add passenger info',
  tenOff: 'HK$10 off',
  gift: 'Free ticket by gift code',
  otherLine: 'Not for this line',
  limit: 'At most 1 coupon for this order',
  unusable: 'Cannot be used',
  done: 'Done',
  addByCode: 'Add a coupon by code',
  code: 'Coupon code',
  add: 'Add coupon',
  badCode: 'This code is not valid, or it has been used already',
  toCoupons: 'Choose coupons',
  chosen: '1 coupon chosen',
  nothingToPay: 'Nothing to pay',
  question: 'Confirm the order?',
  confirm: 'Confirm order',
}
export type CouponStoryWords = typeof en

const zhHk: CouponStoryWords = {
  row: '優惠券',
  choose: '選擇優惠券',
  needTrip: '請加入乘客資料',
  tenOff: 'HK$10 優惠券',
  gift: '禮品碼免費車票',
  otherLine: '不適用於此路線',
  limit: '這張訂單最多可用 1 張優惠券',
  unusable: '不可用優惠券',
  done: '完成',
  addByCode: '以兌換碼加入優惠券',
  code: '兌換碼',
  add: '加入',
  badCode: '兌換碼無效或已被使用',
  toCoupons: '前往選擇優惠券',
  chosen: '已選 1 張',
  nothingToPay: '無須付款',
  question: '確認訂單？',
  confirm: '確認訂單',
}

const zhCn: CouponStoryWords = {
  row: '优惠券',
  choose: '选择优惠券',
  needTrip: '请添加乘客信息',
  tenOff: 'HK$10 优惠券',
  gift: '礼品码免费车票',
  otherLine: '不适用于此线路',
  limit: '本单最多可用 1 张优惠券',
  unusable: '不可用优惠券',
  done: '完成',
  addByCode: '用兑换码添加优惠券',
  code: '兑换码',
  add: '添加',
  badCode: '兑换码无效或已被使用',
  toCoupons: '去选择优惠券',
  chosen: '已选 1 张',
  nothingToPay: '无需支付',
  question: '确认订单？',
  confirm: '确认订单',
}

export const COUPON_WORDS: Readonly<Record<LanguageCode, CouponStoryWords>> = { en, 'zh-hk': zhHk, 'zh-cn': zhCn }
