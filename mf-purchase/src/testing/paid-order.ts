type Body = Record<string, unknown>

const zeroCounts = ['children', 'elderly', 'baby', 'student'].flatMap((type) => [
  [`${type}Total`, 0],
  [`${type}Fee`, '0.00'],
])

/** The answer that settles an order of one adult which coupons paid in full. */
export const paidByCoupons = (orderNo: string, orderReqno: string): Body => ({
  message: 'success',
  responseData: {
    orderNo,
    orderReqno,
    tradeTime: '2026-11-21 10:00:00',
    ticketCategory: '1',
    ticketData: '2026-11-25',
    ticketDataRe: '',
    bookBeginTime: '06:00:00',
    bookEndTime: '23:59:00',
    bookBeginTimeRe: '',
    bookEndTimeRe: '',
    startStationName: 'HKG Port',
    endStationName: 'ZHO Port',
    xlmc: 'HKG Port to ZHO Port',
    jfbc: '2',
    currency: '2',
    adultTotal: 1,
    adultFee: '65.00',
    ...Object.fromEntries(zeroCounts),
    totalVoucherpay: 6500,
    totalNeedpay: 0,
    totalPs: 1,
    exchangeCode: '',
    payType: 'voucher',
    orderStatus: '1',
    usersInfo: '[]',
    phList: '[]',
  },
})
