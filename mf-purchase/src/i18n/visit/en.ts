import type { SameShape } from '@shuttle/i18n'
import type { visit as reference } from './zh-cn'

/** Ways to pay outside our page. */
export const visit: SameShape<typeof reference> = {
  title: 'Payment',
  wechat: 'WeChat Pay',
  octopus: 'Octopus',
  cmb: 'China Merchants Bank',
  wallet: 'Opening WeChat Pay…',
  leaving: 'Going to the payment service…',
}
