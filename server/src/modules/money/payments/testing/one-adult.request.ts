/** One adult, Hong Kong to Zhuhai by day, HK$65.00, as on the wire. */
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

/** One adult, Zhuhai to Hong Kong by day, ¥58.00: lines from Zhuhai sell in yuan. */
export const oneAdultInYuan = (date: string, timestamp: number) => ({
  ...oneAdult(date, timestamp),
  lineCode: 'ZHOHKG',
  startStationCode: 'ZHO',
  endStationCode: 'HKG',
  currency: '1',
  amount: 5800,
  totalNeedpay: 5800,
})
