/** One adult, Hong Kong to Zhuhai by day, HK$ 65.00, as the wire says it. */
export const oneAdult = (date: string, timestamp: number) => ({
  ticketData: date,
  lineCode: 'HKGZHO',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
  ticketCategory: '1',
  tickets: [{ ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }],
  feeType: '2',
  currency: '2',
  orderType: '1',
  amount: 6500,
  totalNeedpay: 6500,
  timestamp,
})
