import { buyTicketCall } from '@shuttle/wire'
import type { FakeService } from './fake-service'

type Body = Record<string, unknown>
/** Cents of each ticket type. */
type Fares = Readonly<Record<string, number>>

/** A quote or an order for the tickets of the request body, as the service answers it. */
export const saleAnswer = (body: Body, fares: Fares, change: Body = {}): Body => {
  const tickets = body.tickets as { ticketType: string }[]
  const legs = body.ticketDataRe ? 2 : 1
  const total = legs * tickets.reduce((sum, { ticketType }) => sum + (fares[ticketType] ?? 0), 0)
  return {
    responseData: {
      ...(body.orderType === '1' && { orderNo: 'B1', orderNumber: 'B1', tradeEtime: '2026-11-21 10:15:00' }),
      totalMoney: total,
      totalVoucherpay: 0,
      totalNeedpay: total,
      totalFee: total,
      tickets,
      detailList: [],
      price: ((fares['00'] ?? 0) / 100).toFixed(2),
      feeType: body.feeType,
      isSeleBook: body.feeType === '9' ? '1' : '0',
      sysTime: '2026-11-21 10:00:00',
      currency: body.currency,
      captchaType: '0',
      ...change,
    },
  }
}

/** Makes a fake service price and place orders. While `onOrder` returns an answer, that is the answer to an order. */
export const sellTickets = (service: Pick<FakeService, 'on' | 'getCalls'>, fares: Fares) => {
  let answerOrder: (body: Body) => object | undefined = () => undefined
  let quoted: Body = {}
  service.on(
    buyTicketCall,
    (body) => (body.orderType === '1' ? answerOrder(body) : undefined) ?? saleAnswer(body, fares, quoted),
  )
  const callsOf = (orderType: '0' | '1') =>
    service.getCalls(buyTicketCall).filter(({ body }) => body.orderType === orderType)
  return {
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
