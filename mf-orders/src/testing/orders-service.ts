import { listedOrderRow, orderAnswer, startFakeService, ticketRow } from '@shuttle/testing'
import { cancelOrderCall, queryNextTripCall, queryOrderCall, queryOrdersCall } from '@shuttle/wire'

type Row = ReturnType<typeof listedOrderRow>

/** An unpaid order of one adult from Hong Kong to Zhuhai, HK$65.00. */
const ORDER = {
  orderStatusBrief: 'to pay',
  lineCode: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  qZddmmc: 'Hong Kong Port',
  zZddmmc: 'Zhuhai Port',
  ticketData: '2026-11-24',
  currency: '2',
  totalMoney: 6500,
  totalNeedpay: 6500,
  totalFee: 6500,
  adultFee: '65.00',
}

/** The code of each status, and how the service names it in English. */
export const STATUSES = {
  toPay: ['0', 'to pay'],
  paid: ['1', 'to collect'],
  partlyRefunded: ['5', 'to collect'],
  used: ['F', 'used'],
  expired: ['E', 'expired'],
  cancelled: ['C', 'cancelled'],
  refunded: ['U', 'refunded'],
  refunding: ['T', 'refunding'],
  ended: ['G', 'ended'],
} as const
export type Status = keyof typeof STATUSES

/** The fields of a row that carry the status. */
export const inStatus = (status: Status) => ({
  orderStatus: STATUSES[status][0],
  orderStatusBrief: STATUSES[status][1],
})

const FILTERS: Record<string, readonly string[] | undefined> = { '1,5': ['1', '5'], '0': ['0'] }

/** A fake service with a member's orders: lists them like the real one, and cancels unpaid ones. */
export const startOrdersService = async () => {
  const service = await startFakeService()
  const state = { rows: [] as Row[] }
  service.on(queryOrdersCall, ({ rowCount, nextOrderNo, orderStatus }) => {
    const statuses = FILTERS[String(orderStatus)]
    const from = state.rows.findIndex((row) => row.orderNo === nextOrderNo) + 1
    const listed = state.rows.slice(from).filter((row) => !statuses || statuses.includes(String(row.orderStatus)))
    return { responseData: listed.slice(0, Number(rowCount)) }
  })
  service.on(queryNextTripCall, { responseData: {} })
  service.on(cancelOrderCall, ({ orderNo }) => {
    state.rows = state.rows.map((row) => (row.orderNo === orderNo ? { ...row, ...inStatus('cancelled') } : row))
    return {}
  })
  return {
    ...service,
    /** Replaces the orders in the list, newest first. */
    list: (...rows: Row[]) => {
      state.rows = rows
    },
    /**
     * Answers one order in full. `inbound` is the second element of a round trip,
     * `extend` has the policy it was sold under.
     */
    show: (change: Row, inbound: Row = {}, extend: Row = {}) => {
      const answer = orderAnswer({ ...ORDER, ...change })
      service.on(queryOrderCall, {
        ...answer,
        responseData: [answer.responseData[0], inbound],
        extend,
      } as typeof answer)
    },
  }
}
export type OrdersService = Awaited<ReturnType<typeof startOrdersService>>

/** `phList` of an order: tickets by number, each with its changes. */
export const ticketList = (tickets: Readonly<Record<string, Row>>): string =>
  JSON.stringify(Object.entries(tickets).map(([number, change]) => ticketRow(number, change)))

/** Makes an order of the list with a status. */
export const listed = (orderNo: string, status: Status, change: Row = {}): Row =>
  listedOrderRow({ orderNo, ...inStatus(status), ...change })
