/** What an order says of the coupons that take so much off its total, in cents. */
export const withCoupons = (numbers: readonly string[], deduction: number, total: number) => ({
  voucherStr: numbers.join(','),
  voucherNum: numbers.length,
  totalVoucherpay: deduction,
  totalNeedpay: total - deduction,
})
