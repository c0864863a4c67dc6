import { toInstant } from '@shuttle/domain'
import { type CouponFormValues, checkCouponForm, newCouponForm, readCouponTerms, readIssue } from './coupon-form'

const TYPED: CouponFormValues = {
  ...newCouponForm('2026-11-21'),
  nameZhHk: '優惠券',
  nameZhCn: '优惠券',
  nameEn: 'Coupon',
  value: '10',
  lastDay: '2026-11-21',
  emails: 'A@demo.test\nb@demo.test',
}
const check = (change: Partial<CouponFormValues>) => {
  const found = checkCouponForm({ ...TYPED, ...change }, { now: toInstant('2026-11-21', '10:00'), lines: ['HKGZHO'] })
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined))
}

describe('[D5.40] the form of an issue', () => {
  it('reads units as cents and days as whole days', () => {
    expect(readCouponTerms({ ...TYPED, minimum: '150.5' })).toMatchObject({
      faceValue: 1000,
      minimumSpend: 15_050,
      validFrom: toInstant('2026-11-21'),
      validUntil: toInstant('2026-11-22'),
    })
    expect(readCouponTerms({ ...TYPED, kind: 'percent', value: '12.5' }).faceValue).toBe(1250)
    expect(readCouponTerms({ ...TYPED, kind: 'freeTicket', value: '' }).faceValue).toBe(0)
    expect(readIssue(TYPED).emails).toEqual(['a@demo.test', 'b@demo.test'])
    expect(readIssue({ ...TYPED, to: 'codes', count: '20' })).toEqual({ to: 'codes', emails: [], count: 20 })
  })

  it.each<[Partial<CouponFormValues>, object]>([
    [{}, {}],
    [
      { value: '', count: 'many' },
      { value: 'STAFF_COUPON_VALUE', count: 'STAFF_COUPON_COUNT' },
    ],
    [{ value: '10.005' }, { value: 'STAFF_COUPON_VALUE' }],
    [{ currency: '' }, { currency: 'STAFF_COUPON_CURRENCY' }],
    [{ minimum: 'x' }, { minimum: 'STAFF_COUPON_MINIMUM' }],
    [{ lastDay: '' }, { lastDay: 'STAFF_WINDOW_INVALID' }],
    [{ lastDay: '2026-11-20' }, { lastDay: 'STAFF_WINDOW_INVALID' }],
    [{ emails: '' }, { emails: 'STAFF_COUPON_RECEIVERS' }],
    [{ emails: 'nobody' }, { emails: 'STAFF_COUPON_ADDRESS' }],
    [{ emails: '', to: 'codes' }, {}],
  ])('with the values %j refuses %j', (change, expected) => expect(check(change)).toEqual(expected))
})
