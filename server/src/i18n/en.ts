import { BUS_NAME } from '@shuttle/contracts'
import type { ServiceTexts } from './service-texts'

export const texts: ServiceTexts = {
  ticketsOnBill: `${BUS_NAME.en} tickets`,
  mail: {
    greeting: 'Hello,',
    orderPaid: {
      subject: `${BUS_NAME.en}: order {{orderNo}} is paid`,
      received: 'We have received your payment of {{amount}}.',
      line: 'Line: {{line}}',
      date: 'Departure date: {{date}}',
      returnDate: 'Return date: {{returnDate}}',
      orderNo: 'Order number: {{orderNo}}',
      pickupCode: 'Pickup code: {{pickupCode}}',
      tickets: 'E-tickets:',
      show: 'Show their QR codes when you board: {{url}}',
    },
    paymentRefunded: {
      subject: `${BUS_NAME.en}: your payment for order {{orderNo}} goes back`,
      reason: {
        'paid-twice': 'This order was paid twice, and we keep one payment only.',
        'no-seats': 'Your payment arrived after the order had ended, and its seats were no longer free.',
        'wrong-amount': 'The bank charged another amount than the order’s, so the order was not paid.',
      },
      returned:
        'The whole {{amount}} has been returned the way it was paid; your bank or wallet decides when it shows.',
      orderNo: 'Order number: {{orderNo}}',
    },
    verificationCode: {
      subject: `${BUS_NAME.en}: verification code {{code}}`,
      code: 'Your verification code is {{code}}. It is good for {{minutes}} minutes and for one use.',
      secret: 'Tell it to nobody; our staff never ask for it.',
      notYou: 'If you did not ask for a code, please ignore this mail.',
    },
    passwordChanged: {
      subject: `${BUS_NAME.en}: your password was changed`,
      changed: 'The password of your account was changed on {{at}}, and every other device was signed out.',
      notYou: 'If that was not you, please set a new password by “Forgot password” at once.',
    },
  },
}
