import { orderAnswer } from '@shuttle/testing'

/** An unpaid order, ¥58.00, as the service answers it. */
export const orderToPay = (deadline = '2026-11-21 10:15:00') => orderAnswer({ tradeEtime: deadline })

/** An order with an opened attempt: payable until 10:15, or expired. */
export const attemptedOrder = (orderReqno: string, orderStatus: '0' | 'E') =>
  orderAnswer({ tradeEtime: '2026-11-21 10:15:00', orderReqno, orderStatus })

/** The same, paid at the bank. */
export const paidOrder = () => orderAnswer({ orderReqno: 'R1', orderStatus: '1', payType: 'cmbpay' })

export const waysToPay = (...codes: string[]) => ({ responseData: codes.map((payCode) => ({ payCode })) })

/** An attempt of the order and the data the browser pays it with. */
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

/** Attempt data in the call of a result, with the field names of the code. */
export const attemptOf = ({ body }: { body: Record<string, unknown> }) => ({
  orderReqno: body.orderReqno,
  payType: body.payType,
  sum: body.totalFee,
  callType: body.callType,
  line: body.xldm,
  passengerCount: body.total_ps,
  joined: body.join_no,
  soldOn: body.sprq,
})
