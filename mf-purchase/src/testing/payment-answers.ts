import { orderAnswer } from '@shuttle/testing'

/** An unpaid order, ¥58.00, in the service's words. */
export const orderToPay = (deadline = '2026-11-21 10:15:00') => orderAnswer({ tradeEtime: deadline })

/** An order for which an attempt was opened: still to pay until 10:15, or expired. */
export const attemptedOrder = (orderReqno: string, orderStatus: '0' | 'E') =>
  orderAnswer({ tradeEtime: '2026-11-21 10:15:00', orderReqno, orderStatus })

/** The same, paid at the bank. */
export const paidOrder = () => orderAnswer({ orderReqno: 'R1', orderStatus: '1', payType: 'cmbpay' })

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
