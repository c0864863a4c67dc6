const href = (path: string, lineCode: string) => `${path}?${new URLSearchParams({ xldm: lineCode })}`

export const selectCouponHref = (lineCode: string): string => href('/select_coupon', lineCode)

/** Without a line when a code is added for later use. */
export const addCouponHref = (lineCode: string): string =>
  lineCode === '' ? '/hand_add_coupon' : href('/hand_add_coupon', lineCode)

/** The line whose selection the coupons are for; empty where the address names none. */
export const readCouponLine = (query: URLSearchParams): string => {
  const lineCode = query.get('xldm') ?? ''
  return /^[A-Z]{6}(RT)?$/.test(lineCode) ? lineCode : ''
}
