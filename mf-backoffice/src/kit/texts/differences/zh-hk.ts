/** Names of the kinds of difference. */
export const texts = {
  kind: {
    settledTwice: '重複退款',
    unknownPayment: '不明收款',
    amountDiffers: '付款金額不符',
    paidNotRecorded: '已收款但無紀錄',
    recordedNotPaid: '有紀錄但未收款',
    unknownRefund: '不明退款',
    refundAmountDiffers: '退款金額不符',
    refundedNotRecorded: '已退款但無紀錄',
    recordedNotRefunded: '有紀錄但未退款',
    notComparable: '無法核對',
  },
}
