import { REFUND_PRESETS, type RefundPolicy } from '@shuttle/domain'
import { formatTimeLeft, getFeeNow } from './fee-now'

const at = (moment: string) => Date.parse(`2026-11-${moment}+08:00`)
const SOLD = at('21T10:00:00')

const anOrder = (preset: keyof typeof REFUND_PRESETS, change: Partial<RefundPolicy> = {}, isRoundTrip = false) => ({
  fareType: 'reserved' as const,
  placedAt: SOLD,
  outbound: { date: '2026-11-24', beginTime: '10:00', endTime: '10:30' },
  inbound: isRoundTrip ? { date: '2026-11-26', beginTime: '10:00', endTime: '10:30' } : undefined,
  refundPolicy: { id: preset, from: undefined, until: undefined, ...REFUND_PRESETS[preset], ...change },
  tickets: [
    { state: 'valid' as const, direction: 'outbound' as const },
    ...(isRoundTrip ? [{ state: 'valid' as const, direction: 'inbound' as const }] : []),
  ],
})
const DEPARTURE_CLOCK = {
  clock: 'beforeDeparture',
  tiers: [
    { minutes: 2880, basisPoints: 500 },
    { minutes: undefined, basisPoints: 3000 },
  ],
} as const satisfies Partial<RefundPolicy>

describe('[D3.refund.1] the refund fee', () => {
  it.each([
    ['when it is sold', '21T10:00:00', 1000, at('21T12:00:00') + 1],
    ['in the last moment of the first tier', '21T12:00:00', 1000, at('21T12:00:00') + 1],
    ['a millisecond later', '21T12:00:00.001', 2000, undefined],
  ])('the refund fee has its rate and next change %s', (_name, moment, rate, next) => {
    const fee = getFeeNow(anOrder('purchase'), at(moment))
    expect(fee).toMatchObject({ lowest: rate, highest: rate, closesAt: at('24T10:00:00') })
    expect([fee?.next?.at, fee?.next?.rate]).toEqual([next, next && 2000])
  })
  it('applies from the sale, or from the previous tier', () => {
    const tiers = [
      { minutes: 60, basisPoints: 500 },
      { minutes: 120, basisPoints: 1000 },
      { minutes: undefined, basisPoints: 2000 },
    ]
    const since = (moment: string) => getFeeNow(anOrder('purchase', { tiers }), at(moment))?.next?.since
    expect([since('21T10:30:00'), since('21T11:30:00')]).toEqual([SOLD, at('21T11:00:00')])
  })
  it('differs by leg where it depends on the departure', () => {
    const fee = getFeeNow(anOrder('purchase', DEPARTURE_CLOCK, true), at('23T10:00:00'))
    expect(fee).toMatchObject({ lowest: 500, highest: 3000, closesAt: at('24T10:00:00') })
  })
  it('no refund fee exists after the cutoff of the first leg, without valid tickets or without a known policy', () => {
    const order = anOrder('closed2Hours', {}, true)
    expect(getFeeNow(order, at('24T07:59:59'))).toBeDefined()
    expect(getFeeNow(order, at('24T08:00:00'))).toBeUndefined()
    expect(getFeeNow({ ...order, tickets: [{ state: 'refunded', direction: 'outbound' }] }, SOLD)).toBeUndefined()
    expect(getFeeNow({ ...order, refundPolicy: undefined }, SOLD)).toBeUndefined()
  })
  it('the refund fee has no next tier where refunds close before that tier', () => {
    const fee = getFeeNow(anOrder('purchase', { cutoffMinutes: 3 * 1440 - 60 }), SOLD)
    expect([fee?.next, fee?.closesAt]).toEqual([undefined, at('21T11:00:00')])
  })
})

it.each([
  ['21T12:00:00.001', '21T10:38:18', '1:21:42'],
  ['21T12:00:00', '21T11:59:59.500', '0:00:01'],
  ['21T12:00:00', '21T12:00:01', '0:00:00'],
  ['22T12:00:00', '21T12:00:00.001', '24:00:00'],
  ['22T12:00:00', '21T12:00:00', undefined],
])('the time left until %s is at %s %s', (until, now, text) => expect(formatTimeLeft(at(until), at(now))).toBe(text))

it('[D3.refund.4] the fee of a changed order depends on the earlier of both departures', () => {
  const changed = {
    ...anOrder('purchase', DEPARTURE_CLOCK),
    outbound: { date: '2026-12-01', beginTime: '10:00', endTime: '10:30' },
    changedFrom: at('24T10:00:00'),
  }
  expect(getFeeNow(changed, at('22T09:59:00'))).toMatchObject({
    ...{ lowest: 500, highest: 500, closesAt: Date.parse('2026-12-01T10:00:00+08:00') },
    next: { at: at('22T10:00:00') + 1, rate: 3000 },
  })
  expect(getFeeNow(changed, at('23T10:00:00'))).toMatchObject({ lowest: 3000, highest: 3000 })
})

describe('[D11.delay.4] the fee while a ride is late', () => {
  const notice = { kind: 'late', direction: 'outbound', minutes: 15, since: SOLD, text: '' } as const
  const late = { ...anOrder('purchase'), notices: [notice] }
  it('is none until the late departure', () => {
    const closesAt = at('24T10:15:00')
    expect(getFeeNow(late, closesAt - 1)).toMatchObject({ lowest: 0, highest: 0, next: undefined, closesAt })
    expect(getFeeNow(late, closesAt)).toBeUndefined()
  })
  it('is the usual one where the ride does not run, which refunds by itself', () => {
    const notRunning = { ...late, notices: [{ ...notice, kind: 'cancelled' as const }] }
    expect(getFeeNow(notRunning, SOLD)).toEqual(getFeeNow(anOrder('purchase'), SOLD))
  })
})
