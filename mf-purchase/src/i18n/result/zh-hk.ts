import type { SameShape } from '@shuttle/i18n'
import type { result as reference } from './zh-cn'

export const result: SameShape<typeof reference> = {
  returnDate: '回程日期',
  returnWindow: '回程乘車時段',
  pickup: '取票二維碼',
  pickupQr: '取票二維碼',
  pickupCode: '取票碼',
  pickupHint: '請憑此碼在機場巴士櫃位取票。',
  wantRefund: '我要退票',
}
