import type { SameShape } from '@shuttle/i18n'
import type { labels as reference } from './zh-hk'

export const labels: SameShape<typeof reference> = {
  departureState: { open: 'On sale', paused: 'Paused', closed: 'Closed', departed: 'Departed' },
  language: { 'zh-hk': 'Traditional Chinese', 'zh-cn': 'Simplified Chinese', en: 'English' },
  refundReason: {
    'plan-changed': 'Plans changed',
    'bought-wrong': 'Wrong ticket',
    duplicate: 'Bought twice',
    'service-disruption': 'Bus cancelled or delayed',
    illness: 'Illness',
    other: 'Other',
  },
  ticketState: {
    valid: 'Valid',
    used: 'Used',
    collected: 'Collected',
    over: 'Trip over',
    refunded: 'Refunded',
    refunding: 'Refund in progress',
  },
}
