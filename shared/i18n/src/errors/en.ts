import type { ErrorTexts } from './error-texts'

/** Sentences that begin in lower case are the specification's own, kept to the letter. */
export const errorTexts: ErrorTexts = {
  '401': 'Your session has ended, please sign in again',
  '408': 'You were away for a while, please sign in again',
  BAD_CREDENTIALS: 'The e-mail or the password is not correct',
  ACCOUNT_BLOCKED: 'Too many attempts, please wait a few minutes before signing in',
  FORBIDDEN: 'Your account is not allowed to do this',

  BAD_REQUEST: 'Something in the request is missing or not valid, please check and try again',
  NOT_FOUND: 'This could not be found',
  TOO_MANY_REQUESTS: 'Too many requests, please try again in a moment',
  STALE_TIMESTAMP: 'This request is out of date, please submit it again',
  IDEMPOTENCY_MISMATCH: 'This request was already sent with other content, please reload the page and try again',
  PAGE_TOO_OLD: 'The site has changed since you opened this page, please reload it',

  LINE_NOT_FOUND: 'This line could not be found',
  FARE_NOT_ON_SALE: 'This ticket is not sold for the chosen line and date',
  DATE_IN_PAST: 'The departure date cannot be before today',
  DATE_TOO_FAR: 'cannot buy tickets more than 3 months ahead',
  DATE_NOT_ON_SALE: 'Tickets for the chosen date are not on sale yet',
  NO_PASSENGER: 'please select number of people',
  TOO_MANY_TICKETS: 'There are more tickets in this order than are sold online at once',
  TOO_MANY_CHILDREN: 'No more child tickets can be added to this order',
  CHILD_ALONE: 'Children and infants must travel with an adult or an elderly passenger',
  BAD_COUNT: 'The number of people must be a whole number, 0 or more',
  AMOUNT_MISMATCH: 'The fare has changed, please check the new total and confirm again',
  SOLD_OUT: 'Tickets for the chosen date and line are sold out',
  SALES_CLOSED: 'Online sales for this line are closed at the moment',

  ORDER_NOT_FOUND: 'This order could not be found',
  UNPAID_ORDER_EXISTS: 'you still have an unpaid order, please pay first',
  ORDER_EXPIRED: 'order expired, please reorder',
  ORDER_NOT_PAYABLE: 'This order cannot be paid at the moment',
  ORDER_NOT_CANCELLABLE: 'This order cannot be cancelled at the moment',
  PAYMENT_METHOD_UNAVAILABLE: 'This payment method is not available, please choose another one',
  PAYMENT_PENDING: 'The payment is still being confirmed, please wait a moment',
  PAYMENT_FAILED: 'Order payment error, please pay again',
  PAYMENT_AMOUNT_MISMATCH: 'The amount paid differs from the order. We are looking into it, please do not pay again',
  PROVIDER_UNREACHABLE: 'The payment service cannot be reached at the moment, please try again later',
}
