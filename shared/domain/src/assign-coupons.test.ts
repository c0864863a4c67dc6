import { assignCoupons } from './assign-coupons'
import type { Coupon } from './coupon'
import { calculateDiscount } from './coupon-discount'
import type { PassengerCounts } from './passenger-type'
import { aCoupon } from './testing/a-coupon'
import { anOrder } from './testing/an-order'

const numbered = (coupons: Partial<Coupon>[]) =>
  coupons.map((coupon, at) => aCoupon({ couponNumber: `C${at + 1}`, ...coupon }))
const ten: Partial<Coupon> = { kind: 'amount', faceValue: 1000 }
const free: Partial<Coupon> = { kind: 'freeTicket', faceValue: 0, currency: undefined }
const forChildren: Partial<Coupon> = { passengerTypes: ['child'] }

describe('the ticket that each coupon pays for', () => {
  it.each<[string, Partial<Coupon>[], Partial<PassengerCounts>, [string, number][]]>([
    ['none without coupons', [], { adult: 1 }, []],
    ['a free ticket is the dearest one', [free], { adult: 1, child: 1 }, [['adult', 6500]]],
    ['a coupon for children is the child’s', [{ ...ten, ...forChildren }], { adult: 2, child: 1 }, [['child', 1000]]],
    [
      'the small coupon leaves the dear ticket to the free one',
      [ten, free],
      { adult: 1, child: 1 },
      [
        ['child', 1000],
        ['adult', 6500],
      ],
    ],
    ['nothing where one finds no ticket', [ten, ten], { adult: 1 }, []],
  ])('a coupon pays for this ticket: %s', (_, coupons, counts, expected) => {
    const { tickets } = anOrder(counts)
    const uses = assignCoupons(numbered(coupons), tickets)
    expect(uses.map(({ group, amount }) => [tickets[group]?.type, amount])).toEqual(expected)
    expect(uses.map(({ couponNumber }) => couponNumber)).toEqual(expected.map((_use, at) => `C${at + 1}`))
  })

  it('the assigned coupons sum to the discount of the order, for the largest possible order', () => {
    const counts = { adult: 2, elderly: 2, student: 2, child: 1, infant: 4 }
    const order = anOrder(counts, { dates: ['2026-11-24', '2026-11-26'] })
    const coupons = numbered(Array.from({ length: 14 }, (_, at) => ({ faceValue: 100 * (at + 1) })))
    const uses = assignCoupons(coupons, order.tickets)
    const { deduction } = {
      deduction: 0,
      ...calculateDiscount(coupons, order, Date.parse('2026-11-21T10:00:00+08:00')),
    }
    expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBe(deduction)
    for (const [group, { count }] of order.tickets.entries())
      expect(uses.filter((use) => use.group === group).length).toBeLessThanOrEqual(count)
  })
})
