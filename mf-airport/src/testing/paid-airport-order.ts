import { ticketRow } from '@shuttle/testing'

type Body = Record<string, unknown>

const zeroCounts = ['elderly', 'baby', 'student'].flatMap((type) => [
  [`${type}Total`, 0],
  [`${type}Fee`, '0.00'],
])

/** The answer that settles the airport order B1: two adults and a child, 10:30 on 24 November, ¥325.00 at the bank. */
export const paidAirportOrder = (change: Body = {}): Body => ({
  message: 'success',
  responseData: {
    orderNo: 'B1',
    orderReqno: 'R1',
    tradeTime: '2026-11-21 10:00:00',
    ticketCategory: '1',
    ticketData: '2026-11-24',
    ticketDataRe: '',
    bookBeginTime: '10:30:00',
    bookEndTime: '10:59:00',
    bookBeginTimeRe: '',
    bookEndTimeRe: '',
    startStationName: 'Zhuhai Port',
    endStationName: 'Hong Kong Airport',
    xlmc: 'Zhuhai Port → Hong Kong Airport',
    qZddm: 'HZI',
    zZddm: 'CLK',
    jfbc: '9',
    currency: '1',
    adultTotal: 2,
    adultFee: '130.00',
    childrenTotal: 1,
    childrenFee: '65.00',
    ...Object.fromEntries(zeroCounts),
    totalVoucherpay: 0,
    totalNeedpay: 32500,
    totalPs: 3,
    exchangeCode: 'ABCD2345EFGH6789',
    payType: 'cmbpay',
    orderStatus: '1',
    flight: {
      flightNo: 'CX0504',
      airline: 'Cathay Pacific',
      origin: 'Hong Kong',
      destination: 'Osaka',
      transit: '',
      flightDate: '2026-11-24',
      flightTime: '14:00:00',
    },
    usersInfo: JSON.stringify([{ userName: 'CHAN TAI MAN', idCard: '••••5678', idType: '2', ticketType: '00' }]),
    phList: JSON.stringify([ticketRow('T1'), ticketRow('T2'), ticketRow('T3', { ticketType: '02' })]),
    ...change,
  },
})

/** The same from the airport, in Hong Kong dollars. */
export const PAID_FROM_AIRPORT: Body = {
  qZddm: 'CLK',
  zZddm: 'HZI',
  startStationName: 'Hong Kong Airport',
  endStationName: 'Zhuhai Port',
  currency: '2',
}
