export interface Trip {
  from: string
  to: string
  date: string
  /** Makes it a round trip. */
  back?: string
  cents: number
}

const DAY_TICKET = '2'

/** A ticket for one adult as the client sends it: `0` asks for the price, `1` orders. */
export const ticketBody = ({ from, to, date, back, cents }: Trip, now: number, orderType: '0' | '1') => ({
  ticketData: date,
  ...(back !== undefined && { ticketDataRe: back }),
  lineCode: `${from}${to}${back === undefined ? '' : 'RT'}`,
  startStationCode: from,
  endStationCode: to,
  currency: '',
  ticketCategory: back === undefined ? '1' : '2',
  tickets: [{ ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }],
  amount: orderType === '1' ? cents : 0,
  totalNeedpay: orderType === '1' ? cents : 0,
  feeType: DAY_TICKET,
  orderType,
  timestamp: Math.floor(now / 1000),
})
