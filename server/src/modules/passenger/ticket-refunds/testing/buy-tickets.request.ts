import { quoteBody, type TripRequest } from '../../../../testing/trip-body.request'
import type { TestMember } from '../../../money/payments/testing/create-member'
import type { PaymentService } from '../../../money/payments/testing/start-payment-service'
import { storePayment } from '../../../money/payments/testing/store-payment'
import { giveCoupon } from '../../coupons/testing/give-coupon'
import { withCoupons } from '../../coupons/testing/with-coupons.request'

export interface BoughtOrder {
  member: TestMember
  orderNo: string
  /** Numbers, outbound and then inbound, in the order of the passengers. */
  tickets: string[]
}

const listTickets = async ({ context }: PaymentService, orderNo: string): Promise<string[]> => {
  const tickets = context.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
  const rows = await tickets.orderBy('leg').orderBy('passenger_position').execute()
  return rows.map((row) => row.ticket_no)
}

/** Totals of quotes, in cents, by the trip: most tests buy the same few trips at the sample's prices. */
const totals = new Map<string, number>()

/**
 * An order that is paid by card, or by a coupon where it covers everything; by a new member unless one is given.
 * `change` goes into its body.
 */
export const buyTickets = async (
  service: PaymentService,
  trip: TripRequest = {},
  { coupon, buyer, change }: { coupon?: Parameters<typeof giveCoupon>[2]; buyer?: TestMember; change?: object } = {},
): Promise<BoughtOrder> => {
  const member = buyer ?? (await service.member())
  const { db } = service.context
  const voucher = coupon && (await giveCoupon(db, member.accountId, coupon))
  const body = quoteBody(trip, { timestamp: Math.floor(service.clock.now() / 1000), ...change })
  const key = JSON.stringify([trip, change])
  const quote = async (): Promise<number> => {
    const { responseData } = await member.call('ticket/buy.ticket', body)
    return (responseData as { totalMoney: number }).totalMoney
  }
  const place = (total: number) => {
    const deduction = coupon?.kind === 'freeTicket' ? total : 1000
    const coupons = voucher && withCoupons([voucher], deduction, total)
    return member.call('ticket/buy.ticket', {
      ...{ ...body, amount: total, totalNeedpay: total, ...coupons, orderType: '1' },
    })
  }
  const remembered = totals.get(key)
  let placed = remembered === undefined ? undefined : await place(remembered)
  if (placed?.code !== 'SUCCESS') {
    const total = await quote()
    totals.set(key, total)
    placed = await place(total)
  }
  if (placed.code !== 'SUCCESS') throw new Error(`no order: ${placed.code}`)
  const { orderNo, orderReqno } = placed.responseData as { orderNo: string; orderReqno: string }
  if (coupon?.kind === 'freeTicket') await member.confirm(orderNo, orderReqno, 'voucher')
  else await storePayment(service, orderNo)
  return { member, orderNo, tickets: await listTickets(service, orderNo) }
}

/** The answer of `wx/query.refund.preview`. */
interface Preview {
  quoteId: string
  validUntil: string
  total: number
  totalFee: number
  items: Array<{ ph: string; paid: number; fee: number; refund: number; feeRate: number }>
  tickets: Array<{
    ph: string
    ticketType: string
    reason: string
    byApplication: boolean
    together: string[]
    fee?: number
  }>
}

export const preview = async (
  { member, orderNo }: BoughtOrder,
  tickets: readonly string[] = [],
  headers: Record<string, string> = {},
) => {
  const { code, message, responseData } = await member.call('wx/query.refund.preview', { orderNo, tickets }, headers)
  return { code, message, data: responseData as Preview }
}

export const getQuote = async (order: BoughtOrder, tickets: readonly string[] = order.tickets): Promise<string> => {
  const { code, data } = await preview(order, tickets)
  if (code !== 'SUCCESS') throw new Error(`no quote: ${code}`)
  return data.quoteId
}

/** `wx/apply.refund`, because plans changed. */
export const apply = (
  { member, orderNo, tickets }: BoughtOrder,
  quoteId: string,
  change: object = {},
  headers: Record<string, string> = {},
): ReturnType<TestMember['call']> =>
  member.call('wx/apply.refund', { orderNo, tickets, quoteId, reasonCode: 'PLAN_CHANGED', ...change }, headers)
