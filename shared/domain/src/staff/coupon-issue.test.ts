import { checkCouponIssue, findBadReceivers, readReceivers } from './coupon-issue'

const emails = (count: number) => Array.from({ length: count }, (_, at) => `m${at}@demo.test`)

describe('[D5.40] the receivers of a coupon issue', () => {
  it('the receivers of a coupon issue are read from a pasted list, each address once', () => {
    expect(readReceivers(' A@demo.test, b@demo.test;\n\nc@demo.test　a@Demo.test；d@demo.test ')).toEqual([
      'a@demo.test',
      'b@demo.test',
      'c@demo.test',
      'd@demo.test',
    ])
    expect(readReceivers(' \n')).toEqual([])
    expect(findBadReceivers(['a@demo.test', 'nobody', 'x@y'])).toEqual(['nobody', 'x@y'])
  })

  it.each([
    [300, 5, {}],
    [1, 1, {}],
    [0, 1, { emails: 'STAFF_COUPON_RECEIVERS' }],
    [301, 1, { emails: 'STAFF_COUPON_RECEIVERS' }],
    [1, 0, { count: 'STAFF_COUPON_COUNT' }],
    [1, 6, { count: 'STAFF_COUPON_COUNT' }],
    [1, 1.5, { count: 'STAFF_COUPON_COUNT' }],
    [1, Number.NaN, { count: 'STAFF_COUPON_COUNT' }],
  ])('the receivers of a coupon issue are limited: %d members with %d each: %j', (members, count, expected) =>
    expect(checkCouponIssue({ to: 'members', emails: emails(members), count })).toEqual(expected),
  )

  it('the receivers of a coupon issue are refused with an invalid address', () =>
    expect(checkCouponIssue({ to: 'members', emails: ['nobody'], count: 1 })).toEqual({
      emails: 'STAFF_COUPON_ADDRESS',
    }))

  it.each([
    [1, {}],
    [500, {}],
    [501, { count: 'STAFF_COUPON_COUNT' }],
  ])('the receivers of a coupon issue are limited: %d codes: %j', (count, expected) =>
    expect(checkCouponIssue({ to: 'codes', emails: [], count })).toEqual(expected),
  )
})
