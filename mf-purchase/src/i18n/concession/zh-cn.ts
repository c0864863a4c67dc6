import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  title: '优惠票提示',
  intro: '优惠票仅适用于以下乘客：',
  child: '12 岁以下或身高 1.2 米以下的儿童',
  disabled: '残障人士',
  elderly: '65 岁及以上的长者',
  proof: '检票时请出示有效证件，未能出示者须补足成人票价。',
  counter: '也可凭身份证件到人工售票柜台购买优惠票。',
  proceed: '符合条件，继续下单',
  change: '返回修改',
}
