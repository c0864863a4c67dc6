type Body = Record<string, unknown>

const passengerColumns = {
  adultTotal: 1,
  adultFee: '65.00',
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
 * An unpaid order of one adult from Hong Kong to Zhuhai in the list of orders, with the fields of `change` in place of
 * these.
 */
export const listedOrderRow = (change: Body = {}): Body => ({
  orderNo: 'B1',
  orderStatus: '0',
  orderStatusBrief: 'to pay',
  lineCode: 'HKGZHO',
  qZddm: 'HKG',
  zZddm: 'ZHO',
  qZddmmc: 'Hong Kong Port',
  zZddmmc: 'Zhuhai Port',
  ps: 1,
  psHc: 0,
  needpayFee: 6500,
  currency: '2',
  jfbc: '2',
  bcrq: '2026-11-24',
  bcBcrq: '',
  fcsj: '',
  fcsjHc: '',
  tradeEtime: '2026-11-21 10:15:00',
  jpzt: '0',
  ...passengerColumns,
  ...change,
})

/** One e-ticket of an order in full; `phList` is a JSON text of these. */
export const ticketRow = (ph: string, change: Body = {}): Body => ({
  ph,
  qrCodeInfo: `QR ${ph}`,
  cpzt: '00',
  jpzt: '0',
  jpList: [{ jpzt: '0', jpqdsm: '' }],
  ticketType: '00',
  ticketData: '2026-11-24',
  leg: '1',
  ...change,
})
