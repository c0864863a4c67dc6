import { applyRefundRequestCall, cancelRefundRequestCall, queryRefundRequestCall } from '@shuttle/wire'
import type { OrdersService } from './orders-service'

type Row = Record<string, unknown>

interface FakeTicket {
  ph: string
  userName?: string
  ticketType?: string
  leg?: string
  /** Cents; the fee is a tenth, or `feeRate`. */
  paid?: number
  /** Rate in basis points. */
  feeRate?: number
  nextFeeTime?: string
  reason?: string
  byApplication?: boolean
  requestable?: boolean
  hasIdNumber?: boolean
  together?: string[]
}

const toItem = ({ ph, paid = 6500, feeRate = 1000 }: FakeTicket) => {
  const fee = (paid * feeRate) / 10_000
  return { ph, fare: paid, paid, feeRate, fee, refund: paid - fee }
}

const presentTicket = (ticket: FakeTicket) => {
  const {
    ph,
    ticketType = '00',
    leg = '1',
    reason = '',
    byApplication = false,
    together = [ph],
    userName = '',
  } = ticket
  const { requestable = reason === '' || byApplication, hasIdNumber = false } = ticket
  return {
    ...{ ...toItem(ticket), ticketType, leg, cpzt: '00', reason, byApplication, together, requestable, hasIdNumber },
    ...{ userName, closeTime: '2026-11-24 23:59:00' },
    ...(ticket.nextFeeTime && { nextFeeTime: ticket.nextFeeTime }),
  }
}

export const requestRow = (change: Row = {}): Row => ({
  ...{ requestNo: 'A1', orderNo: 'B1', state: 'WAITING', currency: '2', payType: 'octopusonline' },
  ...{ total: 11_700, totalFee: 1300, reasonCode: 'ILLNESS', reasonText: '', email: 'chan@demo.test' },
  ...{ applyTime: '2026-11-21 10:00:00', answerDate: '2026-12-10', answerText: '', proofType: '', refundNo: '' },
  items: [toItem({ ph: 'T1' }), toItem({ ph: 'T2' })],
  ...change,
})

/** Answers the calls of refund requests for order B1; `state.request` is the one that waits, or the last one. */
export const answerRequests = (service: OrdersService, ...tickets: FakeTicket[]) => {
  const state = { tickets, request: undefined as Row | undefined, isWholeOnly: false, memberEmail: 'chan@demo.test' }
  service.on(queryRefundRequestCall, () => ({
    responseData: {
      ...{ orderNo: 'B1', currency: '2', payType: 'octopusonline', answerDate: '2026-12-10' },
      ...{ wholeOnly: state.isWholeOnly, memberEmail: state.memberEmail, tickets: state.tickets.map(presentTicket) },
      ...(state.request && { request: state.request }),
    } as never,
  }))
  service.on(applyRefundRequestCall, ({ tickets: numbers, totalFee, reasonCode, reasonText, email }) => {
    const items = state.tickets.filter(({ ph }) => (numbers as string[]).includes(ph)).map(toItem)
    const total = items.reduce((sum, { refund }) => sum + refund, 0)
    state.request = requestRow({ items, total, totalFee, reasonCode, reasonText, email })
    return { responseData: state.request as never }
  })
  service.on(cancelRefundRequestCall, () => {
    state.request = { ...state.request, state: 'WITHDRAWN', endTime: '2026-11-21 10:05:00' }
    return { responseData: state.request as never }
  })
  return state
}
