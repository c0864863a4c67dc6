import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  row: {
    passenger: '乘客 {{number}}',
    named: '{{name}}　{{type}}',
    legs: '{{outbound}} ＋ {{inbound}}',
    valid: '未使用',
  },
  amounts: {
    fare: '票价',
    paid: '实付票款',
    fee: '手续费',
    refund: '可退',
  },
  reason: {
    title: '退票原因',
    required: '必选',
    'plan-changed': '行程有变',
    'bought-wrong': '买错票',
    duplicate: '重复购买',
    'service-disruption': '停运或延误',
    illness: '身体不适',
    other: '其他',
    text: '请说明原因',
    left_other: '还可输入 {{count}} 个字',
    missing: '请选择退票原因',
    textMissing: '请说明退票原因',
  },
}
