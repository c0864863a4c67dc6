import { BUS_NAME } from '@shuttle/contracts'
import type { ServiceTexts } from './service-texts'

export const texts: ServiceTexts = {
  ticketsOnBill: `${BUS_NAME.en} tickets`,
  mail: {
    greeting: 'Hello,',
    orderPaid: {
      subject: `${BUS_NAME.en}: order {{orderNo}} is paid`,
      confirmedSubject: `${BUS_NAME.en}: order {{orderNo}} is confirmed`,
      confirmed: 'Your order is confirmed. Your coupons covered the full amount.',
      received: 'We have received your payment of {{amount}}.',
      line: 'Line: {{line}}',
      fact: '{{name}}: {{value}}',
      people: 'Passengers: {{people}}',
      orderNo: 'Order number: {{orderNo}}',
      pickupCode: 'Pickup code: {{pickupCode}}',
      tickets: 'E-tickets:',
      show: 'Show their QR codes when you board: {{url}}',
      pickUp: 'Show the pickup code at the counter of the airport bus. You also find it here: {{url}}',
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
    emailBound: {
      subject: `${BUS_NAME.en}: your e-mail was added`,
      happened:
        'This e-mail has been added to the account that you open with WeChat. You can now sign in with e-mail and password, too.',
      notYou: 'If that was not you, use “Forgot password?” to set a new password straight away.',
    },
    accountsJoined: {
      subject: `${BUS_NAME.en}: your accounts were joined`,
      happened:
        'Your WeChat account has been joined with the account of this e-mail: orders and coupons have moved along, and WeChat now signs in to this account.',
      notYou: 'If that was not you, use “Forgot password?” to set a new password straight away.',
    },
    accountDeleted: {
      subject: `${BUS_NAME.en}: your account was deleted`,
      happened:
        'Your account has been deleted, and your personal data with it. Past orders remain without anything that identifies you.',
      notYou: 'To buy tickets again, you are welcome to register anew.',
    },
  },
}
