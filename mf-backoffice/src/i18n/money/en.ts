import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  refundState: {
    accepted: 'Accepted',
    pending: 'Under way',
    failed: 'Failed, tried again',
    refused: 'Refused, needs you',
    done: 'Refunded',
    settled: 'Settled outside',
    unknown: 'Unknown',
  },
  requestState: {
    waiting: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    overtaken: 'Ticket used',
    unknown: 'Unknown',
  },
  reason: {
    'plan-changed': 'Plans changed',
    'bought-wrong': 'Wrong ticket',
    duplicate: 'Bought twice',
    'service-disruption': 'Bus cancelled or delayed',
    illness: 'Illness',
    other: 'Other',
    'paid-twice': 'Paid twice',
    'no-seats': 'No seats left when paid',
    'wrong-amount': 'Wrong amount paid',
    unknown: 'Unknown',
  },
  age: {
    days: '{{days}} d {{hours}} h',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },
  fee: {
    paid_one: 'Paid for {{count}} ticket',
    paid_other: 'Paid for {{count}} tickets',
    policy: 'Fee under the policy',
    choice: 'Fee',
    asPolicy: 'Under the policy',
    none: 'No fee',
    other: 'Another amount',
    amount: 'New fee ({{symbol}})',
    changed: 'New fee',
    refund: 'Refund to the passenger',
    reason: 'Reason for the other fee',
    reasonHint: '3 to 200 characters. It is recorded; the passenger does not see it.',
    secondTitle: 'A second person decides',
    second:
      'You changed the fee, and the refund of {{refund}} is above the limit of {{limit}}. Someone else who may do so decides. Until then nothing is refunded and the tickets stay valid.',
    secondWithBefore:
      'You changed the fee. The refund of {{refund}}, with {{alone}} that went back of this order before at fees one person had changed, is above the limit of {{limit}}. Someone else who may do so decides. Until then nothing is refunded and the tickets stay valid.',
  },
}
