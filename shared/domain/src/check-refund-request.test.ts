import { checkRefundRequest } from './check-refund-request'
import type { PassengerType } from './passenger-type'
import type { RefundReason } from './refund-reason'
import type { RefundableOrder } from './refundable-ticket'
import { aRefundableOrder, DEPARTS_AT, PURCHASE_POLICY, refundableTickets, SOLD_AT } from './testing/a-refundable-order'

const byHand = { policy: { ...PURCHASE_POLICY, isAutomatic: false } }
const withCutoff = { policy: { ...byHand.policy, cutoffMinutes: 48 * 60 } }
const CUTOFF = DEPARTS_AT - 48 * 3_600_000
const [valid] = refundableTickets(['adult'])
const ticket = (change: object) => [{ ...(valid as NonNullable<typeof valid>), ...change }]

const secondRefunded = refundableTickets(['adult', 'adult']).map((each) =>
  each.ticketNo === '2' ? { ...each, status: 'refunded' as const } : each,
)
const cashPart = { policy: { ...PURCHASE_POLICY, couponOrders: 'cashPart' as const } }

interface Row {
  passengerTypes?: PassengerType[]
  order?: Partial<RefundableOrder>
  chosen?: string[]
  reason?: RefundReason
  now?: number
}
const check = ({
  passengerTypes = ['adult'],
  order = {},
  chosen = ['1'],
  reason = 'plan-changed',
  now = SOLD_AT,
}: Row) => checkRefundRequest(aRefundableOrder(passengerTypes, order), chosen, { reason, now })

describe('[D3.request.1] a refund request is accepted', () => {
  it.each<[string, Row]>([
    ['where a coupon was used', { order: { hasCoupon: true } }],
    ['for a child', { passengerTypes: ['adult', 'child'], chosen: ['2'] }],
    ['for an elderly passenger', { passengerTypes: ['elderly'] }],
    ['for a student below the adult fare', { passengerTypes: ['student'], order: { discountedTypes: ['student'] } }],
    ['for one discounted ticket with others', { passengerTypes: ['adult', 'child'], chosen: ['1', '2'] }],
    ['while automatic refunds are off', { order: byHand }],
    ['where the provider cannot refund', { order: { canProviderRefund: false } }],
    ['for a part of a promotion order', { passengerTypes: ['adult', 'adult'], order: { hasPromotion: true } }],
    ['a millisecond before the cutoff by hand', { order: withCutoff, now: CUTOFF - 1 }],
    ['about a disrupted service, whatever the tickets are', { reason: 'service-disruption' }],
  ])('accepts a request %s', (_name, row) => expect(check(row)).toBeUndefined())
})

describe('[D3.request.1] a refund request is refused', () => {
  it.each<[string, Row, string]>([
    ['where the service refunds by itself', {}, 'REFUND_REQUEST_NOT_NEEDED'],
    ['for an ill passenger either', { reason: 'illness' }, 'REFUND_REQUEST_NOT_NEEDED'],
    [
      'for a coupon order whose policy returns cash',
      { order: { hasCoupon: true, ...cashPart } },
      'REFUND_REQUEST_NOT_NEEDED',
    ],
    [
      'for a whole promotion order',
      { passengerTypes: ['adult', 'adult'], order: { hasPromotion: true }, chosen: ['1', '2'] },
      'REFUND_REQUEST_NOT_NEEDED',
    ],
    ['for nothing', { chosen: [] }, 'REFUND_TICKET_ABNORMAL'],
    ['for a foreign ticket', { order: byHand, chosen: ['1', '9'] }, 'REFUND_TICKET_ABNORMAL'],
    ['for the same ticket twice', { order: byHand, chosen: ['1', '1'] }, 'REFUND_TICKET_ABNORMAL'],
    ['for one leg alone', { order: { ...byHand, tickets: refundableTickets(['adult'], 2) } }, 'REFUND_OTHER_LEG'],
    [
      'for a refunded ticket',
      { order: { ...byHand, tickets: ticket({ status: 'refunded' }) } },
      'REFUND_ALREADY_REFUNDED',
    ],
    [
      'for a refunded ticket behind a discounted one',
      { order: { discountedTypes: ['adult'], tickets: secondRefunded }, chosen: ['1', '2'] },
      'REFUND_ALREADY_REFUNDED',
    ],
    [
      'once a ticket of the order is checked',
      { order: { ...byHand, tickets: ticket({ isChecked: true }) } },
      'REFUND_COLLECTED_OR_CHECKED',
    ],
    ['once the order is collected', { order: { ...byHand, isCollected: true } }, 'REFUND_COLLECTED_OR_CHECKED'],
    ['at the cutoff by hand', { order: withCutoff, now: CUTOFF }, 'REFUND_TIME_PASSED'],
    [
      'about a disrupted service after the departure',
      { reason: 'service-disruption', now: DEPARTS_AT },
      'REFUND_TIME_PASSED',
    ],
    ['where it would leave a child alone', { passengerTypes: ['adult', 'child'], order: byHand }, 'REFUND_CHILD_ALONE'],
  ])('refuses a request %s', (_name, row, violation) => expect(check(row)).toBe(violation))
})
