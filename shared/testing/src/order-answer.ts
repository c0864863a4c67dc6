import type { orderRow, queryOrderCall } from '@shuttle/wire'
import type { FakeAnswer } from './fake-service'

type OrderRow = (typeof orderRow)['_zod']['input']

const ORDER: OrderRow = {
  orderNo: 'B1',
  orderReqno: '',
  spsj: '2026-11-21 10:00:00',
  orderStatus: '0',
  orderStatusBrief: 'To pay',
  dtbz: '01',
  lineCode: 'ZHOHKG',
  qZddm: 'ZHO',
  zZddm: 'HKG',
  qZddmmc: 'Zhuhai Port',
  zZddmmc: 'Hong Kong Port',
  ticketData: '2026-11-28',
  ticketDataRe: '',
  bookBeginTime: '06:00:00',
  bookEndTime: '23:59:00',
  fcsjSkzd: '',
  sysTime: '2026-11-21 10:00:00',
  tradeEtime: '2026-11-21 10:15:00',
  usersInfo: '[{"userName":"","idCard":"","ticketType":"00"}]',
  phList: '[]',
  exchangeCode: '',
  payType: '',
  jfbc: '2',
  currency: '1',
  totalMoney: 5800,
  totalVoucherpay: 0,
  totalNeedpay: 5800,
  totalFee: 5800,
  ticketCount: 1,
  adultTotal: 1,
  adultFee: '58.00',
  childrenTotal: 0,
  childrenFee: '0.00',
  elderlyTotal: 0,
  elderlyFee: '0.00',
  babyTotal: 0,
  babyFee: '0.00',
  studentTotal: 0,
  studentFee: '0.00',
}

/**
 * The answer to `queryOrderCall`: an unpaid order B1 of one adult from Zhuhai to Hong Kong, ¥58.00, to be paid within 15
 * minutes of `TEST_NOW`, with the fields of `change` in place of these.
 */
export const orderAnswer = (change: Partial<OrderRow> = {}) =>
  ({ responseData: [{ ...ORDER, ...change }, {}], extend: {} }) satisfies FakeAnswer<typeof queryOrderCall>
