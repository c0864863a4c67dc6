const ORDER = {
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

/** An unpaid order, ¥58.00, in the service's words. */
export const orderToPay = (deadline = '2026-11-21 10:15:00') => ({
  responseData: [{ ...ORDER, tradeEtime: deadline }, {}],
  extend: {},
})

/** The same, paid at the bank. */
export const paidOrder = () => ({
  responseData: [{ ...ORDER, orderReqno: 'R1', orderStatus: '1', payType: 'cmbpay' }, {}],
  extend: {},
})

export const waysToPay = (...codes: string[]) => ({ responseData: codes.map((payCode) => ({ payCode })) })

/** An attempt of the order and what the browser pays it with. */
export const attemptWith = (launch: unknown) => ({
  responseData: {
    orderNo: 'B1',
    orderReqno: 'R1',
    totalFee: 5800,
    sessionId: 'S1',
    successId: 'OK1',
    sysTime: '2026-11-21 10:00:00',
  },
  json: typeof launch === 'string' ? launch : JSON.stringify(launch),
})

/** What a result's call carries of the attempt, in the words of the house. */
export const askedAbout = ({ body }: { body: Record<string, unknown> }) => ({
  orderReqno: body.orderReqno,
  payType: body.payType,
  sum: body.totalFee,
  callType: body.callType,
  line: body.xldm,
  people: body.total_ps,
  joined: body.join_no,
  soldOn: body.sprq,
})
