import { amountDue } from './amount-due'
import type { Currency } from './money'
import { type OrderToSplit, paidShares, splitAmountDue } from './paid-share'
import { PASSENGER_TYPES, type PassengerType } from './passenger-type'
import { seededRandom } from './testing/seeded-random'

const FARES = { adult: 6500, student: 6500, child: 3300, elderly: 3300, infant: 0 }
const anOrder = (passengers: PassengerType[], due: number, change: Partial<OrderToSplit> = {}): OrderToSplit => ({
  passengers,
  legs: 1,
  fares: FARES,
  free: [],
  coupons: [],
  due,
  currency: 'HKD',
  ...change,
})
const coupon = (type: PassengerType, amount: number, leg = 0) => ({ type, leg, amount })

describe('[D3.share.1] the share that was paid for each ticket, calculated by hand', () => {
  it.each<[string, OrderToSplit, number[][]]>([
    ['the fare where nothing is taken off', anOrder(['adult', 'child', 'infant'], 9800), [[6500], [3300], [0]]],
    [
      'both legs alike',
      anOrder(['adult', 'child'], 19_600, { legs: 2 }),
      [
        [6500, 6500],
        [3300, 3300],
      ],
    ],
    [
      'a coupon takes from the first ticket of its type',
      anOrder(['adult', 'adult', 'child'], 15_300, { coupons: [coupon('adult', 1000)] }),
      [[5500], [6500], [3300]],
    ],
    [
      'a coupon of the child takes from the child',
      anOrder(['adult', 'child'], 6500, { coupons: [coupon('child', 3300)] }),
      [[6500], [0]],
    ],
    [
      'a coupon on the way back takes from the way back',
      anOrder(['adult'], 12_000, { legs: 2, coupons: [coupon('adult', 1000, 1)] }),
      [[6500, 5500]],
    ],
    [
      'two coupons take from two tickets',
      anOrder(['adult', 'adult'], 5500, { coupons: [coupon('adult', 1000), coupon('adult', 6500)] }),
      [[5500], [0]],
    ],
    [
      'coupons that pay everything leave nothing',
      anOrder(['adult', 'child'], 0, { coupons: [coupon('adult', 6500), coupon('child', 3300)] }),
      [[0], [0]],
    ],
    [
      'a passenger who travels free by a promotion paid nothing, both ways',
      anOrder(['adult', 'adult'], 13_000, { legs: 2, free: [0] }),
      [
        [0, 0],
        [6500, 6500],
      ],
    ],
    [
      'a coupon beside a promotion takes from a ticket that is paid for',
      anOrder(['adult', 'adult'], 12_000, { legs: 2, free: [0], coupons: [coupon('adult', 1000)] }),
      [
        [0, 0],
        [5500, 6500],
      ],
    ],
    [
      'what rounding to ten cents took off comes from the ticket that did not end in 0',
      anOrder(['adult', 'adult'], 10_830, { coupons: [coupon('adult', 2166)] }),
      [[4330], [6500]],
    ],
    [
      'yuan are split to the cent',
      anOrder(['adult', 'adult'], 10_834, { currency: 'CNY', coupons: [coupon('adult', 2166)] }),
      [[4334], [6500]],
    ],
    [
      'two equal tickets of fares that do not end in 0: the first gets what is left',
      anOrder(['adult', 'adult'], 13_010, { fares: { adult: 6505 } }),
      [[6510], [6500]],
    ],
    [
      'an amount that does not end in 0 is split to the cent',
      anOrder(['adult'], 6505, { fares: { adult: 6505 } }),
      [[6505]],
    ],
    ['an order without people has no shares', anOrder([], 0), []],
  ])('the share that was paid for each ticket, calculated by hand: %s', (_, order, shares) =>
    expect(paidShares(order)).toEqual(shares),
  )

  it.each<[number, number[], Currency, number[]]>([
    [100, [1, 1, 1], 'CNY', [34, 33, 33]],
    [100, [1, 1, 1], 'HKD', [40, 30, 30]],
    [101, [1, 1, 1], 'HKD', [34, 34, 33]],
    [20, [1, 1, 1], 'HKD', [10, 10, 0]],
    [1000, [2000, 1000, 0], 'CNY', [667, 333, 0]],
    [100, [0, 0], 'CNY', [50, 50]],
    [0, [6500, 3300], 'HKD', [0, 0]],
  ])('an amount of %p over the prices %p in %s splits into %p', (due, prices, currency, shares) =>
    expect(splitAmountDue(due, prices, currency)).toEqual(shares),
  )
})

describe('[D3.share.2] the shares of ten thousand random orders', () => {
  const random = seededRandom(20_261_122)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item

  const aRandomOrder = (): { order: OrderToSplit; prices: number } => {
    const currency = pick(['HKD', 'CNY'] as const)
    const unit = pick([1, 5, 10, 100])
    const fares = Object.fromEntries(PASSENGER_TYPES.map((type) => [type, type === 'infant' ? 0 : upTo(200) * unit]))
    const passengers = Array.from({ length: 1 + upTo(10) }, () => pick(PASSENGER_TYPES))
    const legs = pick([1, 2] as const)
    const free = passengers.flatMap((_, position) => (upTo(9) === 0 ? [position] : []))
    const isFree = (position: number) => free.includes(position)
    const coupons = passengers.flatMap((type, position) =>
      isFree(position) || upTo(2) > 0 ? [] : [{ type, leg: upTo(legs - 1), amount: upTo(fares[type] ?? 0) }],
    )
    const fare = passengers.reduce((sum, type) => sum + (fares[type] ?? 0) * legs, 0)
    const promotion = free.reduce((sum, position) => sum + (fares[passengers[position] ?? 'infant'] ?? 0) * legs, 0)
    const deduction = coupons.reduce((sum, { amount }) => sum + amount, 0)
    const due = amountDue(fare - promotion, deduction, currency)
    return { order: { passengers, legs, fares, free, coupons, due, currency }, prices: fare - promotion - deduction }
  }
  const orders = Array.from({ length: 10_000 }, () => {
    const made = aRandomOrder()
    return { ...made, shares: paidShares(made.order) }
  })

  it('the shares sum to the amount due, to the cent', () => {
    const sums = orders.map(({ shares }) => shares.flat().reduce((sum, share) => sum + share, 0))
    expect(sums).toEqual(orders.map(({ order }) => order.due))
  })

  it('the shares of ten thousand random orders are never negative, or more than a step above the fare', () => {
    const wrong = orders.filter(({ order, shares }) =>
      shares.some((legs, position) => {
        const fare = order.fares[order.passengers[position] as PassengerType] ?? 0
        return legs.some((share) => !Number.isInteger(share) || share < 0 || share > (fare % 10 ? fare + 9 : fare))
      }),
    )
    expect(wrong).toEqual([])
  })

  it('the shares end in 0 cents in Hong Kong dollars where the amount due does', () => {
    const ending = orders.filter(({ order }) => order.currency === 'HKD' && order.due % 10 === 0)
    expect(ending.length).toBeGreaterThan(1000)
    expect(ending.filter(({ shares }) => shares.flat().some((share) => share % 10 !== 0))).toEqual([])
  })

  it('each share is the price of its ticket where nothing was rounded, and the same order has the same shares', () => {
    expect(orders.map(({ order }) => paidShares({ ...order }))).toEqual(orders.map(({ shares }) => shares))
    const exact = orders.filter(({ order, prices }) => {
      const isWhole = order.currency === 'CNY' || order.due % 10 !== 0
      return prices === order.due && order.coupons.length === 0 && isWhole
    })
    expect(exact.length).toBeGreaterThan(100)
    const wrong = exact.filter(({ order, shares }) =>
      order.passengers.some(
        (type, position) =>
          !order.free.includes(position) &&
          (shares[position]?.length !== order.legs ||
            shares[position].some((share) => share !== (order.fares[type] ?? 0))),
      ),
    )
    expect(wrong).toEqual([])
  })
})
