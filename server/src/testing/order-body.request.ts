import { TEST_NOW } from './build-test-app'

export const anAdult = { ticketType: '00', idCard: '', idType: '1', userName: '', telNum: '' }

/** A real order of day tickets from Hong Kong to Zhuhai in three days, the way our client sends it. */
export const orderBody = (change: object = {}, adults = 1): Record<string, unknown> => ({
  ticketData: '2026-11-24',
  lineCode: 'HKGZHO',
  startStationCode: 'HKG',
  endStationCode: 'ZHO',
  currency: '2',
  ticketCategory: '1',
  tickets: Array.from({ length: adults }, () => anAdult),
  amount: 6500 * adults,
  totalNeedpay: 6500 * adults,
  feeType: '2',
  orderType: '1',
  timestamp: Math.floor(TEST_NOW / 1000),
  ...change,
})
