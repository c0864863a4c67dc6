import { aRefundPolicy } from '@shuttle/testing'
import { buyTicketCall, queryRefundPolicyCall } from '@shuttle/wire'
import { departureRow, startAirportService } from './airport-service'

type Body = Record<string, unknown>

/** Cents of each ticket type from Zhuhai. */
const FARES: Record<string, number> = { '00': 13_000, '01': 6500, '02': 6500, '04': 0 }

/** Of the airport line. */
const airportRefundPolicy = {
  ...aRefundPolicy,
  policyId: 'airport-1',
  tiers: [{ minutes: 30, rate: 1000 }, { rate: 5000 }],
}

/** A quote or an order for the tickets of the request body. */
export const orderFor = (body: Body, change: Body = {}): Body => {
  const tickets = body.tickets as { ticketType: string }[]
  const total = tickets.reduce((sum, { ticketType }) => sum + (FARES[ticketType] ?? 0), 0)
  return {
    responseData: {
      ...(body.orderType === '1' && { orderNo: 'B1', orderNumber: 'B1', tradeEtime: '2026-11-21 10:15:00' }),
      totalMoney: total,
      totalVoucherpay: 0,
      totalNeedpay: total,
      totalFee: total,
      tickets,
      detailList: [],
      price: '130.00',
      feeType: body.feeType,
      isSeleBook: '1',
      sysTime: '2026-11-21 10:00:00',
      currency: body.currency,
      captchaType: '0',
      ...change,
    },
  }
}

/**
 * The airport service that also prices and places orders. `onOrder` overrides the answers to orders, while it returns
 * an answer.
 */
export const startOrderService = async () => {
  const service = await startAirportService()
  let answerOrder: (body: Body) => object | undefined = () => undefined
  let quoted: Body = {}
  service.on(queryRefundPolicyCall, { responseData: airportRefundPolicy })
  service.on(
    buyTicketCall,
    (body) => (body.orderType === '1' ? answerOrder(body) : undefined) ?? orderFor(body, { ...quoted }),
  )
  const callsOf = (orderType: '0' | '1') =>
    service.getCalls(buyTicketCall).filter(({ body }) => body.orderType === orderType)
  return {
    ...service,
    /** Additional fields in the answers to quotes and orders. */
    quotesAre: (change: Body) => {
      quoted = change
    },
    onOrder: (answer: (body: Body) => object | undefined) => {
      answerOrder = answer
    },
    quotes: () => callsOf('0'),
    orders: () => callsOf('1'),
  }
}
export type OrderService = Awaited<ReturnType<typeof startOrderService>>

/** The chosen departure in tests. */
export const CHOSEN = { date: '2026-11-24', beginTime: '10:30', endTime: '11:00' }
export const chosenRow = (change: Body = {}) => departureRow(CHOSEN.date, CHOSEN.beginTime, change)
