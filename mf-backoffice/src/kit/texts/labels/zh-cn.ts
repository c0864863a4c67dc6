import type { SameShape } from '@shuttle/i18n'
import type { labels as reference } from './zh-hk'

export const labels: SameShape<typeof reference> = {
  departureState: { open: '发售中', paused: '已暂停', closed: '已关闭', departed: '已发车' },
  language: { 'zh-hk': '繁体中文', 'zh-cn': '简体中文', en: '英文' },
  refundReason: {
    'plan-changed': '行程有变',
    'bought-wrong': '买错票',
    duplicate: '重复购买',
    'service-disruption': '停运或延误',
    illness: '身体不适',
    other: '其他',
  },
  ticketState: {
    valid: '有效',
    used: '已使用',
    collected: '已领取',
    over: '行程已结束',
    refunded: '已退票',
    refunding: '退款处理中',
  },
}
