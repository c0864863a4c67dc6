import { checkRefundTicket } from './check-refund-ticket'
import { isRefundPaused } from './refund-pause'
import { aRefundableOrder, SOLD_AT } from './testing/a-refundable-order'

const PAUSE = { from: 1000, until: 2000 }

describe('[D5.46] a pause of automatic refunds', () => {
  it.each([
    [999, false],
    [1000, true],
    [1999, true],
    [2000, false],
  ])('holds from its first moment until before its end: %i is %s', (now, expected) =>
    expect(isRefundPaused([PAUSE], now)).toBe(expected),
  )
  it('holds without an end until staff end it', () =>
    expect(isRefundPaused([{ from: 1000, until: undefined }], 9_999_999)).toBe(true))

  it('requires a request for a ticket that the service would refund, and for no other', () => {
    const check = (change: Parameters<typeof aRefundableOrder>[1]) => {
      const order = aRefundableOrder(['adult'], change)
      const [ticket] = order.tickets
      return ticket && checkRefundTicket(order, ticket, SOLD_AT)
    }
    const pauses = [{ from: SOLD_AT, until: undefined }]
    expect([check({}), check({ pauses }), check({ pauses: [{ from: SOLD_AT + 1, until: undefined }] })]).toEqual([
      ...[undefined, 'REFUND_EMERGENCY', undefined],
    ])
    expect(check({ pauses, isCollected: true })).toBe('REFUND_COLLECTED_OR_CHECKED')
  })
})
