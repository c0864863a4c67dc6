export interface Trip {
  from: string
  to: string
  date: string
  /** Makes it a round trip. */
  back?: string
  /** 1 by default. */
  adults?: number
  cents: number
}

const DAY_TICKET = '2'

const ADULT = { ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }

/** Tickets for adults in the client's form: `0` quotes, `1` orders. */
export const ticketBody = ({ from, to, date, back, adults = 1, cents }: Trip, now: number, orderType: '0' | '1') => ({
  ticketData: date,
  ...(back !== undefined && { ticketDataRe: back }),
  lineCode: `${from}${to}${back === undefined ? '' : 'RT'}`,
  startStationCode: from,
  endStationCode: to,
  currency: '',
  ticketCategory: back === undefined ? '1' : '2',
  tickets: Array.from({ length: adults }, () => ADULT),
  amount: orderType === '1' ? cents : 0,
  totalNeedpay: orderType === '1' ? cents : 0,
  feeType: DAY_TICKET,
  orderType,
  timestamp: Math.floor(now / 1000),
})
