/** The fields of an order with coupons that take this much off its total, in cents. */
export const withCoupons = (numbers: readonly string[], deduction: number, total: number) => ({
  voucherStr: numbers.join(','),
  voucherNum: numbers.length,
  totalVoucherpay: deduction,
  totalNeedpay: total - deduction,
})
