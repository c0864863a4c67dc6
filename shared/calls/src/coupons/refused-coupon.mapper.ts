/** Number of the coupon that stands in the way, out of the refusal COUPON_NOT_USABLE; undefined where none is named. */
export const getRefusedCoupon = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('voucherNo' in data)) return undefined
  return typeof data.voucherNo === 'string' && data.voucherNo !== '' ? data.voucherNo : undefined
}
