import { makeCouponCodes } from './coupon-codes'

const issue = { salt: 'a'.repeat(64), key: 'b'.repeat(32), count: 500 }

describe('[D5.40] codes of coupons', () => {
  it('codes are the same for the same key and salt, and others for any other', () => {
    const codes = makeCouponCodes(issue)
    expect(makeCouponCodes(issue)).toEqual(codes)
    for (const change of [{ salt: 'c' }, { key: 'c' }]) {
      const others = new Set(makeCouponCodes({ ...issue, ...change }))
      expect(codes.filter((code) => others.has(code))).toEqual([])
    }
  })

  it('codes are four groups of distinguishable characters, all different, without a common beginning', () => {
    const codes = makeCouponCodes(issue)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/)
    expect(new Set(codes).size).toBe(500)
    expect(new Set(codes.map((code) => code[0])).size).toBeGreaterThan(20)
  })
})
