import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  row: {
    passenger: 'Passenger {{number}}',
    named: '{{name}}, {{type}}',
    legs: '{{outbound}} + {{inbound}}',
    valid: 'Not used yet',
  },
  amounts: {
    fare: 'Fare',
    paid: 'Paid',
    fee: 'Fee',
    refund: 'Refund',
  },
  reason: {
    title: 'Reason',
    required: 'Required',
    'plan-changed': 'Plans changed',
    'bought-wrong': 'Wrong ticket',
    duplicate: 'Bought twice',
    'service-disruption': 'Bus cancelled or delayed',
    illness: 'Illness',
    other: 'Other',
    text: 'Please tell us why',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    missing: 'Please choose a reason',
    textMissing: 'Please tell us the reason',
  },
}
