import { BUS_NAME } from '@shuttle/contracts'
import type { ServiceTexts } from './service-texts'

export const texts: ServiceTexts = {
  ticketsOnBill: `${BUS_NAME.en} tickets`,
  status: {
    toPay: 'to pay',
    paid: 'to collect',
    partlyRefunded: 'to collect',
    ready: 'ready to travel',
    collected: 'collected',
    used: 'used',
    expired: 'expired',
    cancelled: 'cancelled',
    refunded: 'refunded',
    refunding: 'refunding',
    ended: 'ended',
  },
  orderExport: {
    orderNo: 'Order number',
    placed: 'Placed',
    passenger: 'Passenger',
    passengerCount: 'People',
    line: 'Line',
    from: 'From',
    to: 'To',
    travelDate: 'Travel date',
    returnDate: 'Return date',
    departure: 'Departure',
    tickets: 'Tickets',
    amount: 'Amount',
    refunded: 'Refunded',
    currency: 'Currency',
    status: 'Status',
    day: 'Day ticket',
    night: 'Night ticket',
    reserved: 'Personal booking',
  },
  refundExport: {
    refundNo: 'Refund number',
    orderNo: 'Order number',
    state: 'State',
    amount: 'Refund',
    fee: 'Fee',
    currency: 'Currency',
    provider: 'Payment method',
    paymentNo: 'Payment number',
    transaction: 'Provider’s payment number',
    attempts: 'Attempts',
    acceptedAt: 'Accepted',
    ended: 'Done',
    madeBy: 'Made by',
    reference: 'Reference',
  },
  refundState: {
    accepted: 'Accepted',
    pending: 'In progress',
    failed: 'Failed, will be retried',
    refused: 'Refused, needs action',
    done: 'Refunded',
    settled: 'Settled outside',
  },
  mail: {
    greeting: 'Hello,',
    help: 'Questions? Help and contact: {{url}}',
    orderPaid: {
      subject: `${BUS_NAME.en}: order {{orderNo}} is paid`,
      confirmedSubject: `${BUS_NAME.en}: order {{orderNo}} is confirmed`,
      confirmed: 'Your order is confirmed. Your coupons covered the full amount.',
      received: 'We have received your payment of {{amount}}.',
      line: 'Line: {{line}}',
      detail: '{{name}}: {{value}}',
      takeOff: 'Flight: {{flight}} {{route}}, take-off {{at}} (Hong Kong time)',
      landing: 'Flight: {{flight}} {{route}}, landing {{at}} (Hong Kong time)',
      passengers: 'Passengers: {{passengers}}',
      orderNo: 'Order number: {{orderNo}}',
      pickupCode: 'Pickup code: {{pickupCode}}',
      tickets: 'E-tickets:',
      show: 'Open this link and show the QR codes when you board: {{url}}',
      pickUp: 'Show the pickup code at the airport bus counter. You can also find it here: {{url}}',
      board: 'Where and when to board: {{url}}',
      calendar: 'The attached file adds the ride to your calendar.',
    },
    departureChanged: {
      subject: `${BUS_NAME.en}: the departure of order {{orderNo}} was changed`,
      changed: 'Your tickets have moved to another departure.',
      pickupCode: 'New pickup code: {{pickupCode}}',
      voidCode: 'Your earlier pickup code {{pickupCode}} can no longer be used.',
      once: 'The departure of an order can be changed once, so this one stays.',
      calendar: 'The attached file updates the ride in your calendar.',
    },
    paymentRefunded: {
      subject: `${BUS_NAME.en}: your payment for order {{orderNo}} has been refunded`,
      reason: {
        'paid-twice': 'This order was paid twice, so we have refunded the extra payment.',
        'no-seats': 'Your payment arrived after the order had expired, and its seats were no longer available.',
        'wrong-amount': 'The amount charged did not match the order total, so the order was not completed.',
      },
      ticketsReturned:
        'Tickets of your order have been refunded. {{amount}} has gone back to your original payment method. How soon it appears depends on your bank or wallet.',
      disrupted:
        'A bus of your order was cancelled, so the tickets named below have been refunded without a fee. {{amount}} has gone back to your original payment method. How soon it appears depends on your bank or wallet.',
      returned:
        'The full {{amount}} has been refunded to your original payment method. How soon it appears depends on your bank or wallet.',
      settled:
        'We have refunded {{amount}} to you by other means than your original payment method. Reference: {{reference}}',
      refundNo: 'Refund number: {{refundNo}}',
      way: 'Refunded to: {{way}}',
      day: 'Refunded on: {{day}}',
      tickets: 'Tickets: {{tickets}}',
      orderNo: 'Order number: {{orderNo}}',
    },
    refundAccepted: {
      subject: `${BUS_NAME.en}: refund of order {{orderNo}} accepted`,
      accepted: 'Your refund is accepted. Its tickets can no longer be used.',
      orderNo: 'Order number: {{orderNo}}',
      refundNo: 'Refund number: {{refundNo}}',
      tickets: 'Tickets: {{tickets}}',
      fee: 'Refund fee: {{fee}}',
      amount: 'Amount going back: {{amount}}',
      nothing: 'Nothing was paid for these tickets, so no money goes back.',
      onItsWay: 'The money goes back to your original payment method. We will write to you when it has.',
    },
    serviceDelayed: {
      subject: `${BUS_NAME.en}: your bus is about {{minutes}} minutes late (order {{orderNo}})`,
      happened: 'We are sorry: a bus of your order is about {{minutes}} minutes late. Your tickets stay valid.',
      refund: 'If you prefer not to wait, you can refund your tickets without a fee while the delay lasts: {{url}}',
    },
    serviceDisrupted: {
      subject: `${BUS_NAME.en}: your ride is cancelled: refund of order {{orderNo}}`,
      happened:
        'We are sorry: a bus of your order has been cancelled. We refund the tickets named below without a fee. They can no longer be used; other tickets of the order stay as they are.',
      coupons: 'The coupons you used are in your account again.',
    },
    refundRequest: {
      subject: {
        waiting: `${BUS_NAME.en}: refund request {{requestNo}} received`,
        approved: `${BUS_NAME.en}: refund request {{requestNo}} approved`,
        rejected: `${BUS_NAME.en}: refund request {{requestNo}} not approved`,
        withdrawn: `${BUS_NAME.en}: refund request {{requestNo}} withdrawn`,
        overtaken: `${BUS_NAME.en}: refund request {{requestNo}} ended`,
      },
      happened: {
        waiting:
          'We have received your refund request and will answer it by {{day}}. Until then your tickets stay valid.',
        approved: 'Your refund request is approved. Its tickets can no longer be used.',
        rejected: 'Your refund request was not approved. No ticket has been refunded.',
        withdrawn: 'You have withdrawn your refund request. Your tickets stay valid.',
        overtaken:
          'A ticket of your refund request has been used or collected, so the request has ended without a refund.',
      },
      answer: 'Our answer: {{text}}',
      orderNo: 'Order number: {{orderNo}}',
      requestNo: 'Request number: {{requestNo}}',
      tickets: 'Tickets: {{tickets}}',
      fee: 'Refund fee: {{fee}}',
      amount: 'Refund amount: {{amount}}',
      nothing: 'Nothing was paid for these tickets, so no money goes back.',
      wouldGoBack: 'If we approve it, the money goes back to your original payment method.',
      onItsWay: 'The money goes back to your original payment method. We will write to you when it has.',
    },
    verificationCode: {
      subject: `${BUS_NAME.en}: verification code {{code}}`,
      code: 'Your verification code is {{code}}. It is valid for {{minutes}} minutes and can be used once.',
      secret: 'Do not share it; our staff never ask for it.',
      notYou: 'If you did not ask for a code, you can ignore this e-mail.',
    },
    passwordChanged: {
      subject: `${BUS_NAME.en}: your password was changed`,
      changed: 'The password of your account was changed on {{at}}, and all your other devices were signed out.',
      notYou: 'If that was not you, use “Forgot password?” to set a new one straight away.',
    },
    emailBound: {
      subject: `${BUS_NAME.en}: your e-mail was added`,
      happened:
        'This e-mail has been added to the account you sign in to with WeChat. You can now also sign in with your e-mail and password.',
      notYou: 'If that was not you, use “Forgot password?” to set a new password straight away.',
    },
    accountsJoined: {
      subject: `${BUS_NAME.en}: your accounts were joined`,
      happened:
        'Your WeChat account has been joined with the account of this e-mail: its orders and coupons have been moved, and WeChat now signs in to this account.',
      undo: 'You can undo this until {{until}}; each account then has again what it had: {{url}}',
      notYou: 'If that was not you, undo it, then use “Forgot password?” to set a new password straight away.',
    },
    joinUndone: {
      subject: `${BUS_NAME.en}: your accounts are separate again`,
      happened:
        'The account of this e-mail and your WeChat account are two accounts again, each with its own orders and coupons. Please sign in again.',
      notYou: 'If that was not you, use “Forgot password?” to set a new password straight away.',
    },
    listExported: {
      orders: {
        subject: `${BUS_NAME.en}: your file of orders is ready`,
        ready:
          'The file of orders you asked for is ready ({{rows}} rows). Until {{until}} it can be saved in the back office, under Orders: {{url}}',
      },
      ledger: {
        subject: `${BUS_NAME.en}: your file of refunds is ready`,
        ready:
          'The file of refunds you asked for is ready ({{rows}} rows). Until {{until}} it can be saved in the back office, under Refund ledger: {{url}}',
      },
      notYou: 'Tell a supervisor straight away if that was not you.',
    },
    dataExported: {
      subject: `${BUS_NAME.en}: your data was downloaded`,
      happened: 'A file with everything we store about you was downloaded from your account.',
      notYou: 'If that was not you, use “Forgot password?” to set a new password straight away.',
    },
    enrolmentCodeIssued: {
      subject: `${BUS_NAME.en}: an enrolment code was issued`,
      happened:
        'An enrolment code for an authenticator app was issued for your staff account. The person who issued it hands it to you; it is good for 24 hours and never mailed.',
      notYou: 'If you did not expect this, tell a supervisor straight away and set a new password.',
    },
    factorSetUp: {
      subject: `${BUS_NAME.en}: your second factor was set up`,
      happened: 'An authenticator app was set up as the second factor of your staff account.',
      notYou: 'If that was not you, tell a supervisor straight away and set a new password.',
    },
    factorReset: {
      subject: `${BUS_NAME.en}: your second factor was reset`,
      happened:
        'The second factor of your staff account was reset. You need an enrolment code from a supervisor to set up a new one.',
      notYou: 'If you did not request this, tell a supervisor straight away and set a new password.',
    },
    roleChanged: {
      subject: `${BUS_NAME.en}: your role was changed`,
      happened: 'Your role in the back office was changed.',
      notYou: 'If you did not expect this, tell a supervisor straight away.',
    },
    accountDeleted: {
      subject: `${BUS_NAME.en}: your account was deleted`,
      happened:
        'Your account has been deleted, together with your personal data. Past orders are kept without anything that identifies you.',
      joinUndone:
        'The WeChat account that had been joined with it is an account of its own again, with the orders and coupons it brought, and has not been deleted.',
      notYou: 'If you want to buy tickets again, you are welcome to create a new account.',
    },
  },
}
