import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  kind: {
    settledTwice: 'Refunded twice',
    unknownPayment: 'Unknown payment',
    amountDiffers: 'Payment amount differs',
    paidNotRecorded: 'Paid, not in our records',
    recordedNotPaid: 'In our records, not paid',
    unknownRefund: 'Unknown refund',
    refundAmountDiffers: 'Refund amount differs',
    refundedNotRecorded: 'Refunded, not in our records',
    recordedNotRefunded: 'In our records, not refunded',
    notComparable: 'Not comparable',
  },
}
