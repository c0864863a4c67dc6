import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  kind: {
    settledTwice: '重复退款',
    unknownPayment: '不明收款',
    amountDiffers: '支付金额不符',
    paidNotRecorded: '已收款但无记录',
    recordedNotPaid: '有记录但未收款',
    unknownRefund: '不明退款',
    refundAmountDiffers: '退款金额不符',
    refundedNotRecorded: '已退款但无记录',
    recordedNotRefunded: '有记录但未退款',
    notComparable: '无法核对',
  },
}
