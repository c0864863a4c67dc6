import * as z from 'zod/mini'
import { setting } from '../setting'
import { oneOf, wholeNumber } from '../setting-kinds'

/** What passengers and staff may do, how often and up to which sum. */
export const limitsAndStaff = {
  USERS_PER_ADDRESS: setting(z._default(wholeNumber(100, 1_000_000), 3000), {
    about: 'people behind one address when a sale opens, such as on the Wi-Fi of a port; 100 or more',
  }),
  REQUESTS_A_MINUTE: setting(z.optional(wholeNumber(60, 10_000_000)), {
    unset: 'ten for each of `USERS_PER_ADDRESS`',
    about: 'calls that one address may make in a minute, 60 or more, to all processes together',
  }),
  UNPAID_ORDERS_A_DAY: setting(z._default(wholeNumber(1, 1_000_000), 5), {
    about: 'orders of one account that may end unpaid in a day, since its last payment',
  }),
  PAYMENT_WINDOW_MINUTES: setting(z._default(wholeNumber(1, 30), 15), {
    about: 'time to pay an order, 5 to 30; in development from 1',
  }),
  STAFF_SECOND_FACTOR: setting(z._default(oneOf('on', 'off'), 'on'), {
    about: 'whether staff need an authenticator app; `npm start` has `off`, production never',
  }),
  STAFF_CALLS_A_MINUTE: setting(z._default(wholeNumber(60, 100_000), 600), {
    about: 'calls of the back office of one account in a minute, to all processes together',
  }),
  STAFF_REFUND_LIMIT_CENTS: setting(z._default(wholeNumber(0, 10_000_000), 50_000), {
    about: "a refund at a changed fee needs a second person above this sum, in cents of the order's currency",
  }),
  STAFF_COUPON_LIMIT_CENTS: setting(z._default(wholeNumber(0, 100_000_000), 500_000), {
    about: 'coupons that one person issues on a day wait for a second person above this worth, in cents',
  }),
}
