/** Texts of the payment and its result. Reference of the other languages. */
export const texts = {
  order: {
    cannotOpen: '未能開啟這張訂單',
    linkIncomplete: '連結內沒有訂單編號，請從我的訂單開啟。',
    notFound: '連結可能不完整，或訂單屬於另一帳戶。',
    toOrders: '查看我的訂單',
  },
  payment: {
    title: '付款',
  },
  result: {
    title: '付款結果',
    toOrder: '查看訂單',
    payAgain: '重新付款',
  },
}
