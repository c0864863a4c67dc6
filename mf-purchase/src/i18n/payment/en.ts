import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

/** Sentences that begin in lower case are quoted verbatim from the specification. */
export const texts: SameShape<typeof reference> = {
  invalidLink: {
    orderTitle: 'This order cannot be opened',
    missingOrder: 'The link is incomplete. Please start again on the home page.',
  },
  coupons: {
    confirm: {
      title: 'Nothing to pay',
      text: 'Your coupons cover the full amount. Confirm the order to receive your tickets.',
      submit: 'Confirm order',
      confirming: 'Confirming…',
      question: 'Confirm the order?',
      questionText: 'The coupons you chose will be used.',
      notYet: 'Not yet',
    },
  },
  payment: {
    heading: 'Payment',
    expired: 'order expired, please reorder',
    method: 'Payment method',
    methodMissing: 'please select a payment method',
    wholeTenCents: 'Not for this amount: Octopus payments must be a multiple of 10 cents',
    noMethods: 'No payment method is available at the moment. Please try again later.',
    pay: 'Pay now',
    opening: 'Opening payment…',
    doNotLeave: 'please do not leave or close the page',
    cancel: 'Cancel order',
    cancelTitle: 'Cancel this order?',
    cancelBody: 'Your seats will be released. To travel, you will need to order again.',
    cancelYes: 'Cancel order',
    cancelNo: 'Keep order',
    toWallet: 'Opening WeChat Pay…',
    toProvider: 'Going to the payment service…',
    providerTitle: 'Payment',
  },
  card: {
    title: 'Pay by card',
    frame: 'Card payment form',
    loading: 'Opening the secure payment page…',
    confirming: 'Confirming your payment…',
    error: 'Order payment error, please pay again',
    errorHint: 'The payment could not be completed.',
    expired: 'order expired, please reorder',
    timeout: 'The payment timed out. Nothing was charged.',
    expiredHint:
      'If you have just paid, the payment is still being checked. If it arrives late, we issue your tickets or refund it in full. Please wait before you order again.',
    timeoutHint: 'Your order is still held. You can pay until the countdown ends.',
    cancelled: 'You cancelled the payment',
    cancelledHint: 'Your order is still held. You can pay until the countdown ends.',
    undecided: 'We are still checking your payment',
    undecidedHint:
      'If the payment arrives, your tickets appear here automatically. If you pay again now, you may be charged twice.',
    undecidedState:
      '{{method}}: the payment provider has not answered yet. Payment reference {{number}}. Your order is held until {{time}}.',
    undecidedAttempt:
      'The payment provider has not answered yet. Payment reference {{number}}. Your order is held until {{time}}.',
    payAgain: 'Pay again',
    secondTitle: 'Pay a second time?',
    secondText:
      'Your first payment may still arrive. If you pay again now, you may be charged twice. We refund the extra payment, which can take several days.',
    wait: 'Keep waiting',
    checkAgain: 'Check again',
    amountRefused: 'The amount paid differs from the order',
    amountRefusedHint: 'No ticket was issued. We are looking into it. Please do not pay again.',
    paid: 'Payment successful',
    later: 'please pay later',
    backToOrder: 'Back to the order',
  },
  result: {
    heading: 'Payment result',
    home: 'Back to home',
    wayBack: 'Buy the way back',
  },
}
