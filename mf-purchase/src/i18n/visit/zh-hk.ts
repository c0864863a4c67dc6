import type { SameShape } from '@shuttle/i18n'
import type { visit as reference } from './zh-cn'

/** Ways to pay outside our page. */
export const visit: SameShape<typeof reference> = {
  title: '付款',
  wechat: '微信支付',
  octopus: '八達通',
  cmb: '招商銀行一網通',
  wallet: '正在開啟微信支付…',
  leaving: '正在前往付款頁面…',
}
