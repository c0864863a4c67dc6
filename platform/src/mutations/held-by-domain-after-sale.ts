import type { HeldEdges } from './held-edges'
import { inDomain } from './in-domain'

const REFUNDS = 'server/src/modules/passenger/ticket-refunds/refund-refusals.request.test.ts'
const REQUESTS = 'server/src/modules/passenger/refund-requests/send-request.request.test.ts'
const STAFF_REFUND = 'server/src/modules/backoffice/refunds/staff-refund.request.test.ts'
const REGISTER = 'server/src/modules/passenger/accounts/register.request.test.ts'
const PASSWORDS = 'server/src/modules/passenger/accounts/passwords.request.test.ts'
const MY_COUPONS = 'server/src/modules/passenger/coupons/query-coupons.request.test.ts'
const ORDER_COUPONS = 'server/src/modules/passenger/coupons/order-with-coupons.request.test.ts'
const PRICES = 'server/src/modules/backoffice/catalogue/prices.request.test.ts'
const SETTINGS = 'server/src/modules/backoffice/catalogue/line-settings.request.test.ts'
const SALES_RULE_SET = 'server/src/modules/backoffice/rules/sales-rules.request.test.ts'
const APPLY_REFUND = 'mf-orders/src/pages/apply-refund-page.test.tsx'

/**
 * Removed cases about refunds, accounts, coupons and staff, with the mutations that the tests of shared/domain catch.
 */
export const HELD_BY_DOMAIN_AFTER_SALE: readonly HeldEdges[] = [
  {
    id: 'when refunds of a ticket close',
    rules: ['A9.refund.2', 'D3.refund.8'],
    removed: [{ from: REFUNDS, cases: 'a ticket that has expired, and 48 hours before by hand', count: 2 }],
    ...inDomain('refund-closing'),
    changes: [
      ['- cutoffMinutes * MINUTE_MS', '- 0'],
      ['policy.windowDays * DAY_MS + 1', 'policy.windowDays * DAY_MS'],
      ['Math.min(cutoff, ', 'Math.max(cutoff, '],
    ],
  },
  {
    id: 'tickets that are not refunded',
    rules: ['D3.refund.8', 'A9.refund.2'],
    removed: [{ from: REFUNDS, cases: 'an elderly person and the others', count: 1 }],
    ...inDomain('check-refund-ticket'),
    changes: [
      ['now >= refundClosesAt', 'now > refundClosesAt'],
      ['!policy.isAutomatic ||', ''],
      ["ticket.status !== 'valid'", 'false'],
      ['order.discountedTypes.includes(ticket.passengerType)', 'false'],
      ["policy.discountedTickets === 'byHand' &&", ''],
    ],
  },
  {
    id: 'choices of tickets to refund',
    rules: ['D3.refund.9'],
    removed: [
      { from: REFUNDS, cases: 'a doubled ticket, one that does not exist, the way out left', count: 3 },
      { from: REQUESTS, cases: 'no ticket', count: 1 },
    ],
    ...inDomain('check-refund-choice'),
    changes: [
      ['tickets.length === 0 ||', ''],
      ['|| tickets.length !== chosen.length', ''],
      ['withOtherLegs(order, chosen).length !== chosen.length', 'false'],
      ['findLeftAlone(order, chosen).length > 0', 'false'],
      ['order.hasPromotion &&', ''],
    ],
  },
  {
    id: 'passengers who are left alone',
    rules: ['D3.refund.9'],
    removed: [{ from: REFUNDS, cases: 'an infant left alone', count: 1 }],
    ...inDomain('refund-left-alone'),
    changes: [
      ["['child', 'infant']", "['child']"],
      ["['adult', 'elderly']", "['adult']"],
    ],
  },
  {
    id: 'the text of a refund reason',
    rules: ['A5.text.6'],
    removed: [
      { from: REFUNDS, cases: 'more than 200 characters of a known reason', count: 1 },
      { from: REQUESTS, cases: 'more than 200 characters', count: 1 },
    ],
    ...inDomain('refund-reason'),
    changes: [
      ['[...text].length <= REFUND_TEXT_LIMIT', 'text.length <= REFUND_TEXT_LIMIT'],
      ['<= REFUND_TEXT_LIMIT', '<= REFUND_TEXT_LIMIT + 1'],
      ["reason !== 'other' ||", ''],
      ["text.trim() !== ''", "text !== ''"],
    ],
  },
  {
    id: 'characters of the end of a document while it is typed',
    rules: ['D3.refund.2'],
    removed: [{ from: APPLY_REFUND, cases: 'printed with parentheses, whole, shorter than four', count: 3 }],
    ...inDomain('id-tail'),
    changes: [
      ["(/[^\\p{L}\\p{N}()]/gu, '')", "(/[^\\p{L}\\p{N}]/gu, '')"],
      ["text\n    .normalize('NFKC')\n    .toUpperCase()", "text\n    .normalize('NFKC')"],
      ["text\n    .normalize('NFKC')\n", 'text\n'],
      ['const MOST_TYPED = 40', 'const MOST_TYPED = 41'],
      ['const MOST_TYPED = 40', 'const MOST_TYPED = 39'],
    ],
  },
  {
    id: 'the tail of an identity number',
    rules: ['D3.refund.2'],
    removed: [{ from: REQUESTS, cases: 'without the tail of the identity number', count: 1 }],
    ...inDomain('id-tail'),
    changes: [
      ['tail === end ||', "end === '' || tail === end ||"],
      ['known.length === 0 ||', ''],
    ],
  },
  {
    id: 'addresses of e-mail',
    rules: ['A5.email.1', 'A5.email.3'],
    removed: [
      { from: REQUESTS, cases: 'a blank address and one that is too long', count: 2 },
      { from: REGISTER, cases: 'a blank address and one that is too long', count: 2 },
    ],
    ...inDomain('check-email'),
    changes: [
      ["if (email === '') return 'EMAIL_BLANK'", ''],
      ['email.length > EMAIL_MAX_LENGTH', 'email.length >= EMAIL_MAX_LENGTH'],
      ['EMAIL_MAX_LENGTH = 30', 'EMAIL_MAX_LENGTH = 31'],
      ["/i, '')\n    .trim()", "/i, '')"],
    ],
  },
  {
    id: 'new passwords',
    rules: ['A5.password.1', 'A5.password.2', 'A5.password.3'],
    removed: [
      { from: REGISTER, cases: 'a blank password, one with Chinese characters, one that is too long', count: 3 },
      { from: PASSWORDS, cases: 'a blank password, one with Chinese characters, one that is too long', count: 3 },
    ],
    ...inDomain('check-password'),
    changes: [
      ["password === '') return", 'false) return'],
      ["password.trim() === ''", "password === ''"],
      ['/\\p{Script=Han}/u.test(password)', 'false'],
      [
        'countSeen(normalizePassword(password)) > PASSWORD_MAX',
        'countSeen(normalizePassword(password)) >= PASSWORD_MAX',
      ],
      ['PASSWORD_MAX_LENGTH = 16', 'PASSWORD_MAX_LENGTH = 17'],
      [
        'countSeen(normalizePassword(password)) < PASSWORD_MIN',
        'countSeen(normalizePassword(password)) <= PASSWORD_MIN',
      ],
    ],
  },
  {
    id: 'coupons on a trip',
    rules: ['D3.coupon.3'],
    removed: [
      { from: MY_COUPONS, cases: 'cancelled, over since this second, over during the day, for this line', count: 4 },
      { from: ORDER_COUPONS, cases: 'state, days, currency and line, which the list of coupons shows', count: 6 },
    ],
    ...inDomain('check-coupon'),
    changes: [
      ["cancelled: 'CANCELLED'", "cancelled: 'USED'"],
      ["expired: 'EXPIRED'", "expired: 'USED'"],
      ["'NOT_YET_VALID' : 'ENDS_BEFORE_TRAVEL'", "'ENDS_BEFORE_TRAVEL' : 'ENDS_BEFORE_TRAVEL'"],
      ['if (days) return days', ''],
      ['coupon.currency !== undefined &&', ''],
      ['!coupon.lines.includes(trip.lineCode)', 'coupon.lines.includes(trip.lineCode)'],
      ['coupon.lines.length > 0 &&', ''],
    ],
  },
  {
    id: 'days that a coupon covers',
    rules: ['D3.coupon.3'],
    removed: [],
    ...inDomain('coupon'),
    changes: [
      ['now >= validUntil', 'now > validUntil'],
      ['toInstant(date) < validUntil', 'toInstant(date) <= validUntil'],
      ['civilDateAt(validFrom) <= date', 'civilDateAt(validFrom) < date'],
    ],
  },
  {
    id: 'fees by staff',
    rules: ['D5.23'],
    removed: [{ from: STAFF_REFUND, cases: 'a fee below nothing, and one of single cents', count: 2 }],
    ...inDomain('staff/override-fee'),
    changes: [
      ['fee < 0 ||', ''],
      ['fee > shares', 'fee >= shares'],
      ['if (isOfTens && fee % 10 !== 0) return undefined', ''],
      ['!Number.isInteger(fee) ||', ''],
    ],
  },
  {
    id: 'reasons of staff',
    rules: ['D5.3'],
    removed: [{ from: STAFF_REFUND, cases: 'a short reason and a long one', count: 2 }],
    ...inDomain('staff/is-reason-given'),
    changes: [
      ['least: 3, most: 200', 'least: 2, most: 200'],
      ['least: 3, most: 200', 'least: 3, most: 201'],
      ['[...text.trim()].length', 'text.trim().length'],
    ],
  },
  {
    id: 'tickets that staff refund',
    rules: ['D5.23'],
    removed: [{ from: STAFF_REFUND, cases: 'no ticket', count: 1 }],
    ...inDomain('staff/check-staff-refund'),
    changes: [
      ['tickets.length === 0 ||', ''],
      ['withOtherLegs(order, chosen).length !== chosen.length', 'false'],
    ],
  },
  {
    id: 'fares that staff set',
    rules: ['D5.34'],
    removed: [{ from: PRICES, cases: 'less than nothing, a digit too many, single cents', count: 3 }],
    ...inDomain('staff/check-fares'),
    changes: [
      ['amount < 0 ||', ''],
      ["type !== 'infant'", 'true'],
      ['amount > HIGHEST_FARE', 'amount >= HIGHEST_FARE'],
      ['amount > HIGHEST_FARE', 'amount > HIGHEST_FARE + 1'],
      ['amount % 10 !== 0', 'false'],
    ],
  },
  {
    id: 'numbers of a line',
    rules: ['D5.37'],
    removed: [{ from: SETTINGS, cases: 'a window of 91 days', count: 1 }],
    ...inDomain('staff/check-line-settings'),
    changes: [
      ['value >= least', 'value > least'],
      ['value <= most', 'value < most'],
      ['longestWaitMinutes < landingMinutes', 'longestWaitMinutes <= landingMinutes'],
    ],
  },
  {
    id: 'rules of the sales policy',
    rules: ['D5.58'],
    removed: [{ from: SALES_RULE_SET, cases: 'no place, a level below 0', count: 2 }],
    ...inDomain('staff/check-sales-rule'),
    changes: [
      ['rule.appliesTo.length > 0 &&', ''],
      ['rule.aboveLevel >= 0 &&', ''],
    ],
  },
]
