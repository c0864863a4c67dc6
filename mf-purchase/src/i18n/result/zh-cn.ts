export const result = {
  returnDate: '返程日期',
  returnWindow: '返程乘车时段',
  pickup: '取票二维码',
  pickupQr: '取票二维码',
  pickupCode: '取票码',
  pickupHint: '请凭此码在机场巴士柜台取票。',
  wantRefund: '我要退票',
}
