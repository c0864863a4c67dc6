import type { SameShape } from '@shuttle/i18n'
import { labels } from '../labels/en'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  refundState: {
    accepted: 'Accepted',
    pending: 'In progress',
    failed: 'Failed, will be retried',
    refused: 'Refused, needs action',
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
    ...labels.refundReason,
    'paid-twice': 'Paid twice',
    'no-seats': 'No seats left when paid',
    'wrong-amount': 'Wrong amount paid',
    unknown: 'Unknown',
  },
  byHand: {
    REFUND_COUPON_USED: 'A coupon was used',
    REFUND_EMERGENCY: 'On request only',
    REFUND_DISCOUNTED: 'Discounted ticket',
    REFUND_NO_RULE: 'No refund policy applies',
    REFUND_COLLECTED_OR_CHECKED: 'A ticket of the order was checked or collected',
    REFUND_TICKET_ABNORMAL: 'A refund request is waiting',
    REFUND_ALREADY_REFUNDED: 'A refund of the ticket was accepted before',
    REFUND_TIME_PASSED: 'The time for a refund has passed',
  },
  age: {
    days: '{{days}}\u00a0d\u00a0{{hours}}\u00a0h',
    hours: '{{hours}}\u00a0h\u00a0{{minutes}}\u00a0min',
    minutes: '{{minutes}}\u00a0min',
  },
  fee: {
    paid_one: 'Paid for {{count}} ticket',
    paid_other: 'Paid for {{count}} tickets',
    asPolicy: 'As under the policy',
    none: 'No fee',
    other: 'Another amount',
    amount: 'New fee ({{symbol}})',
    reasonHint: '3 to 200 characters. It is recorded; the passenger does not see it.',
    secondTitle: 'A second person decides',
    second:
      'You changed the fee, and the refund of {{refund}} is above the limit of {{limit}}. A colleague with this right has to decide. Until then nothing is refunded and the tickets stay valid.',
    secondWithBefore:
      'You changed the fee. Together with {{alone}} already refunded for this order, or by you today, at changed fees without a second person, the refund of {{refund}} is above the limit of {{limit}}. A colleague with this right has to decide. Until then nothing is refunded and the tickets stay valid.',
  },
}
