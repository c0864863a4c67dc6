import type { SameShape } from '@shuttle/i18n'
import type { result as reference } from './zh-cn'

export const result: SameShape<typeof reference> = {
  returnDate: 'Return date',
  returnWindow: 'Return boarding time',
  pickup: 'Pickup QR code',
  pickupQr: 'QR code to collect your tickets',
  pickupCode: 'Pickup code',
  pickupHint: 'Show this code at the counter of the airport bus to collect your tickets.',
  wantRefund: 'I want a refund',
}
