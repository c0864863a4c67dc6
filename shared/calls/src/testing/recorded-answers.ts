/** Rows as the service writes them; tests spread them and change what they check. */
export const aLineRow = {
  eXlmc: 'HKG->ZHO',
  xlmc: 'Hong Kong Port to Zhuhai Port',
  xlmc_1: 'Hong Kong Port',
  xlmc_2: 'Zhuhai Port',
  xllb: '1',
  xldm: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  maxPerOrder: 6,
  maxChildren: 1,
  bookingWindowDays: 14,
}

export const aPriceRow = {
  feeType: '2',
  sysTime: '2026-11-21 10:00:00',
  adultCNY: '58.00',
  childrenCNY: '29.00',
  elderlyCNY: '29.00',
  adultHKD: '65.00',
  childrenHKD: '33.00',
  elderlyHKD: '33.00',
  boardingPointCode: 'HKG01',
  breakoutPointCode: 'ZHO01',
  seatsLeft: 120,
}

export const anOrderAnswer = {
  orderNumber: 'B202611210001',
  orderNo: 'B202611210001',
  orderReqno: '',
  tradeEtime: '2026-11-21 10:15:00',
  totalMoney: 13000,
  totalVoucherpay: 0,
  totalNeedpay: 13000,
  totalFee: 13000,
  tickets: [],
  detailList: [{ ticketType: '00', fee: '65.00', total: 2 }],
  price: '65.00',
  feeType: '2',
  isSeleBook: '0',
  sysTime: '2026-11-21 10:00:00',
  currency: '2',
  captchaType: '0',
}

export const aTicketRow = {
  ph: 'T0001',
  qrCodeInfo: 'SHUTTLE:T0001',
  cpzt: '00',
  jpzt: '0',
  jpList: [{ jpzt: '0', jpqdsm: '' }],
  ticketType: '00',
}

const passengerColumns = {
  adultTotal: 2,
  adultFee: '65.00',
  childrenTotal: 0,
  childrenFee: '33.00',
  elderlyTotal: 0,
  elderlyFee: '33.00',
  babyTotal: 0,
  babyFee: '0.00',
  studentTotal: 0,
  studentFee: '65.00',
}

export const anOrderRow = {
  orderNo: 'B202611210001',
  orderReqno: 'R1',
  spsj: '2026-11-21 10:00:00',
  orderStatus: '0',
  orderStatusBrief: 'To pay',
  dtbz: '01',
  lineCode: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  qZddmmc: 'Hong Kong Port',
  zZddmmc: 'Zhuhai Port',
  ticketData: '2026-11-23',
  ticketDataRe: '',
  bookBeginTime: '06:00:00',
  bookEndTime: '23:59:00',
  fcsjSkzd: '',
  sysTime: '2026-11-21 10:00:30',
  tradeEtime: '2026-11-21 10:15:00',
  usersInfo: '[]',
  phList: JSON.stringify([aTicketRow]),
  exchangeCode: '',
  payType: '',
  jfbc: '2',
  currency: '2',
  totalMoney: 13000,
  totalVoucherpay: 0,
  totalNeedpay: 13000,
  totalFee: 13000,
  ticketCount: 2,
  ...passengerColumns,
}

export const aListedOrderRow = {
  orderNo: 'B202611210001',
  orderStatus: '0',
  orderStatusBrief: 'to pay',
  lineCode: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  qZddmmc: 'Hong Kong Port',
  zZddmmc: 'Zhuhai Port',
  ps: 2,
  psHc: 0,
  needpayFee: 13000,
  currency: '2',
  jfbc: '2',
  bcrq: '2026-11-23',
  bcBcrq: '',
  fcsj: '',
  fcsjHc: '',
  tradeEtime: '2026-11-21 10:15:00',
  jpzt: '0',
  ...passengerColumns,
}

export const aResultRow = {
  orderNo: 'B202611210001',
  orderReqno: 'R1',
  tradeTime: '2026-11-21 10:03:00',
  ticketCategory: '1',
  ticketData: '2026-11-23',
  ticketDataRe: '',
  bookBeginTime: '06:00:00',
  bookEndTime: '23:59:00',
  bookBeginTimeRe: '',
  bookEndTimeRe: '',
  startStationName: 'Hong Kong Port',
  endStationName: 'Zhuhai Port',
  xlmc: 'Hong Kong Port to Zhuhai Port',
  jfbc: '2',
  currency: '2',
  ...passengerColumns,
  totalVoucherpay: 0,
  totalNeedpay: 13000,
  totalPs: 2,
  exchangeCode: '',
  payType: 'MasterCard',
  orderStatus: '1',
  usersInfo: '[]',
  phList: JSON.stringify([aTicketRow]),
}

/** The default policy as the service writes it. */
export const aRefundPolicyRow = {
  policyId: 'purchase-2',
  dateFrom: '2023-02-13',
  dateTo: '',
  clock: 'SALE' as const,
  tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }],
  cutoffMinutes: 0,
  automatic: true,
  rounding: 'CENT' as const,
  minimumFee: 0,
  couponOrders: 'MANUAL' as const,
  discountedTickets: 'MANUAL' as const,
  lineCodes: [],
  feeTypes: [],
  forceMajeureFull: true,
}

const envelope = { sysTime: '2026-11-21 10:00:00', sysTimeMs: 1_795_226_400_000 }

/** The answer to a sign-in, and to the user-info call of a returning member. */
export const sessionAnswer = {
  ...envelope,
  code: 'SUCCESS',
  message: '成功',
  jwt: 'short-token',
  responseData: { nickname: 'Ming', headimgurl: '/a.png', webUserId: '80001', level: 1, memberId: 'm-1' },
}

/** The same session as screens read it. */
export const signedIn = {
  token: 'short-token',
  user: { nickname: 'Ming', avatarUrl: '/a.png', memberNumber: '80001', level: 1, memberId: 'm-1' },
}
