import { refundFee, refundRateAt } from './refund-fee'
import { ACCOUNTS_READING, PURCHASE_READING } from './refund-presets'

const soldAt = Date.parse('2026-11-21T10:00:00+08:00')
const departsAt = soldAt + 72 * 3_600_000
const after = (ms: number) => ({ soldAt, departsAt, now: soldAt + ms })
const [HALF_HOUR, TWO_HOURS] = [30 * 60_000, 120 * 60_000]

describe('[D3.refund.4] tiers of a refund policy are inclusive', () => {
  it.each([
    ['purchase', PURCHASE_READING, 0, 1000],
    ['purchase', PURCHASE_READING, TWO_HOURS, 1000],
    ['purchase', PURCHASE_READING, TWO_HOURS + 1, 2000],
    ['accounts', ACCOUNTS_READING, HALF_HOUR, 1000],
    ['accounts', ACCOUNTS_READING, HALF_HOUR + 1, 5000],
  ])('tiers of a refund policy are inclusive: the %s reading %#', (_, policy, elapsed, basisPoints) =>
    expect(refundRateAt(policy, after(elapsed))).toBe(basisPoints),
  )

  it('tiers of a refund policy may count down to departure instead', () => {
    const policy = {
      clock: 'beforeDeparture',
      tiers: [
        { minutes: 1440, basisPoints: 500 },
        { minutes: undefined, basisPoints: 3000 },
      ],
    } as const
    const day = 1440 * 60_000
    expect(refundRateAt(policy, { soldAt, departsAt, now: departsAt - day })).toBe(500)
    expect(refundRateAt(policy, { soldAt, departsAt, now: departsAt - day + 1 })).toBe(3000)
  })
})

describe('[D3.refund.4] the fee of a ticket', () => {
  it.each([
    [6500, 1000, 650],
    [3305, 1000, 331],
    [3304, 1000, 330],
    [0, 2000, 0],
  ])('the fee of a ticket for %s at %s basis points is %s, half up to the cent', (fare, rate, fee) =>
    expect(refundFee(PURCHASE_READING, fare, rate)).toBe(fee),
  )
  it.each([
    [6500, 1000, 700],
    [6400, 1000, 600],
  ])('the fee of a ticket for %s at %s is %s in whole units', (fare, rate, fee) =>
    expect(refundFee({ rounding: 'unit', minimumFee: 0 }, fare, rate)).toBe(fee),
  )
  it('the fee of a ticket is at least the minimum and at most the fare', () => {
    expect(refundFee({ rounding: 'cent', minimumFee: 1000 }, 6500, 1000)).toBe(1000)
    expect(refundFee({ rounding: 'cent', minimumFee: 1000 }, 300, 1000)).toBe(300)
  })
})
