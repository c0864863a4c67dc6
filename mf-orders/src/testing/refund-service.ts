import { applyRefundCall, queryRefundPreviewCall, queryRefundsCall } from '@shuttle/wire'
import type { OrdersService } from './orders-service'

type Row = Record<string, unknown>

export interface FakeTicket {
  ph: string
  /** 00 is an adult; the other codes are those of the wire. */
  ticketType?: string
  userName?: string
  leg?: string
  fare?: number
  paid?: number
  cpzt?: string
  /** Code of why the ticket cannot be chosen. */
  reason?: string
  byApplication?: boolean
  together?: string[]
}

const DAY_END = '2026-11-24 23:59:00'

/**
 * Answers the refund calls for the tickets of order B1, sold at ten. The fee is a rate
 * of what was paid, as in the real service.
 */
export const answerRefunds = (service: OrdersService, tickets: FakeTicket[]) => {
  const state = {
    rate: 1000,
    nextFeeTime: '2026-11-21 12:00:00' as string | undefined,
    validUntil: '2026-11-21 10:10:00',
    quotes: 0,
    refunds: [] as Row[],
    tickets,
  }
  const amounts = ({ fare = 6500, paid = fare }: FakeTicket) => {
    const fee = (paid * state.rate) / 10_000
    return { fare, paid, feeRate: state.rate, fee, refund: paid - fee }
  }
  const toItem = (ticket: FakeTicket) => ({ ph: ticket.ph, ...amounts(ticket) })
  const sum = (rows: { fee: number; refund: number }[], field: 'fee' | 'refund') =>
    rows.reduce((total, row) => total + row[field], 0)
  const presentTicket = (ticket: FakeTicket) => {
    const {
      ph,
      ticketType = '00',
      leg = '1',
      cpzt = '00',
      reason = '',
      byApplication = false,
      together = [ph],
    } = ticket
    const { fare, paid, ...given } = amounts(ticket)
    const isOver = cpzt === '10'
    return {
      ...{ ph, ticketType, leg, cpzt, fare, paid, together },
      ...{ reason: isOver ? 'REFUND_ALREADY_REFUNDED' : reason, byApplication },
      ...(ticket.userName && { userName: ticket.userName }),
      ...(!isOver && { ...given, closeTime: DAY_END, ...(state.nextFeeTime && { nextFeeTime: state.nextFeeTime }) }),
    }
  }
  service.on(queryRefundPreviewCall, ({ tickets: numbers }) => {
    const chosen = state.tickets.filter(({ ph }) => (numbers as string[]).includes(ph))
    const items = chosen.map(toItem)
    state.quotes += items.length > 0 ? 1 : 0
    return {
      responseData: {
        ...{ orderNo: 'B1', currency: '2', policyId: 'purchase-2', items },
        quoteId: items.length > 0 ? `Q${state.quotes}` : '',
        ...(items.length > 0 && { validUntil: state.validUntil }),
        ...{ total: sum(items, 'refund'), totalFee: sum(items, 'fee') },
        tickets: state.tickets.map(presentTicket),
      },
    }
  })
  service.on(queryRefundsCall, () => ({ responseData: state.refunds as never }))
  const toRefund = (numbers: readonly string[], change: Row = {}): Row => {
    const items = state.tickets.filter(({ ph }) => numbers.includes(ph)).map(toItem)
    return {
      ...{ refundNo: `R${state.refunds.length + 1}`, orderNo: 'B1', state: 'ACCEPTED', currency: '2' },
      ...{ payType: 'octopusonline', reasonCode: 'PLAN_CHANGED', reasonText: '', applyTime: '2026-11-21 10:00:00' },
      ...{ total: sum(items, 'refund'), totalFee: sum(items, 'fee'), items },
      ...change,
    }
  }
  service.on(applyRefundCall, ({ tickets: numbers }) => {
    const refund = toRefund(numbers as string[])
    state.refunds.push(refund)
    state.tickets = state.tickets.map((ticket) =>
      (numbers as string[]).includes(ticket.ph) ? { ...ticket, cpzt: '10' } : ticket,
    )
    return { responseData: refund as never }
  })
  return { state, toRefund }
}
