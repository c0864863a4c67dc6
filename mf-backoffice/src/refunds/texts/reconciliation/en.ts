import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> & {
  night: { differs_one: string; payments_one: string; refunds_one: string; rows_one: string }
} = {
  reconcile: {
    note: 'Compared with the payment providers every night. A difference stays open until it is closed with a reason.',
  },
  filter: {
    label: 'Filter differences',
    apply: 'Show',
    day: 'Day compared',
  },
  state: { open: 'Open', closed: 'Closed' },
  difference: {
    title: 'Differences',
    ours: 'Our records',
    theirs: 'Payment provider',
    orderOrNumber: 'Order or number',
    found: 'Found',
    closed: 'Closed',
    closedBy: 'Closed by',
    nothing: 'No amount on record',
    none: 'No differences were found',
    failed: 'The differences could not be loaded',
    first: 'First page',
    summary: '{{count}} on this page',
    unknown: 'This difference does not exist.',
  },
  meaning: {
    settledTwice:
      'Staff settled this refund another way, and the provider refunded it as well. Recover one of the two.',
    unknownPayment:
      'The provider’s statement has this payment, and we have none that matches. Ask the provider where it came from.',
    amountDiffers:
      'We and the provider have different amounts or currencies for one payment. Check the provider’s statement.',
    paidNotRecorded:
      'The provider took the money and it is not in our records. Open the order and ask the provider again: tickets are issued, or the money is refunded.',
    recordedNotPaid:
      'Our records say it was paid, and the provider has no such payment. Check with the provider: the tickets may have been used.',
    unknownRefund:
      'The provider made a refund that we did not ask for, such as through its merchant portal or after a chargeback. Find out who asked for it.',
    refundAmountDiffers:
      'We and the provider have different amounts or currencies for one refund. Pay or recover the rest.',
    refundedNotRecorded:
      'The provider refused this refund, then made it later. Retry the refund: our records follow, and nothing is refunded twice.',
    recordedNotRefunded:
      'Our records say it was refunded, and the provider has no such refund. The passenger may not have the money. Check with the provider.',
    notComparable:
      'What the provider says about this number cannot be compared, such as an amount that is far too large. Ask the provider what it means.',
  },
  close: {
    action: 'Close difference',
    title: 'Close this difference?',
    text: 'Difference {{number}} is no longer open. No money moves, and this cannot be undone. Your name and the reason are recorded.',
    reasonHint: '3 to 200 characters: what was done, or why nothing is needed',
    reasonMissing: 'Enter a reason.',
    confirm: 'Close difference',
    closing: 'Closing',
    done: 'Difference {{number}} is closed.',
  },
  night: {
    title: 'Daily comparison',
    comparedRows: 'Compared',
    paid: 'Paid',
    refunded: 'Refunded',
    theirs: 'provider {{theirs}}',
    payments: '{{count}} payments',
    payments_one: '{{count}} payment',
    refunds: '{{count}} refunds',
    refunds_one: '{{count}} refund',
    unanswered: '{{count}} unanswered',
    noStatement: 'no statement',
    rows: '{{count}} statement rows',
    rows_one: '{{count}} statement row',
    next: 'Due {{time}}',
    waiting: 'Waiting',
    running: 'In progress',
    compared: 'Agrees',
    differs: '{{count}} differences',
    differs_one: '{{count}} difference',
    notCompared: 'Not compared',
    empty: 'No day has been compared yet',
    emptyHint: 'The first one is compared at 02:30 the next morning.',
    failed: 'The days could not be loaded',
    summary: '{{count}} on this page',
  },
  run: {
    action: 'Compare a day',
    again: 'Compare again',
    of: 'Compare {{day}} again, {{provider}}',
    title: 'Compare now?',
    day: 'Day of payments and refunds',
    dayMissing: 'Choose a day.',
    text: 'Within a minute, the service asks the provider about every payment and refund of that day. Where a statement is not ready yet, it is compared once it is. No money moves, and differences already found are not listed twice.',
    confirm: 'Compare',
    running: 'Sending',
    done: '{{day}} will be compared again.',
  },
}
