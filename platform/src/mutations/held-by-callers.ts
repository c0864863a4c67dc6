import type { HeldEdges } from './held-edges'

const MODULES = 'server/src/modules'
const ORDERS = `${MODULES}/passenger/orders`
const CATEGORIES = `${ORDERS}/refusal-categories.request.test.ts`
const MY_ORDERS = 'mf-orders/src/pages/my-order-page.test.tsx'
const APPLY_REFUND = 'mf-orders/src/pages/apply-refund-page.test.tsx'
const ORDER_DETAILS = 'mf-orders/src/pages/order-details-page.test.tsx'

/**
 * What a call or a screen still tests itself: that it applies the rule, its translation of codes, and its own
 * behaviour.
 */
export const HELD_BY_CALLERS: readonly HeldEdges[] = [
  {
    id: 'seats sold out, by their scope',
    rules: ['P8.text.2', 'P8.text.3', 'A8.server.1'],
    removed: [{ from: CATEGORIES, cases: 'sold out: the type, the way back, too few seats', count: 3 }],
    source: `${ORDERS}/find-sold-out-code.ts`,
    test: `${ORDERS}/quote-refusals.request.test.ts`,
    changes: [
      ["return 'SOLD_OUT_TYPE'", "return 'SOLD_OUT'"],
      ["'SOLD_OUT_STOP' : 'SOLD_OUT_DAY'", "'SOLD_OUT_DAY' : 'SOLD_OUT_STOP'"],
      ["if (left > 0) return 'SEATS_SHORT'", ''],
      ["if (leg.direction === 'inbound') return 'RETURN_SOLD_OUT'", ''],
    ],
  },
  {
    id: 'amounts that a client claims',
    rules: ['D9.9', 'A8.server.1'],
    removed: [
      // The remaining suite has them, on one site for all of them.
      { from: `${ORDERS}/place-order.request.test.ts`, cases: 'amounts, of which three were in both suites', count: 3 },
    ],
    source: `${ORDERS}/place-order.ts`,
    test: `${ORDERS}/quote-refusals.request.test.ts`,
    changes: [
      ['if (amount <= 0 ||', 'if ('],
      ['coupons + balance + due === amount ?', 'balance + due === amount ?'],
      ['coupons + balance + due === amount ?', 'coupons + due === amount ?'],
      ['claims.amount === priced.total &&', ''],
    ],
  },
  {
    id: 'a quote obeys the checklist',
    rules: ['P5.check.11', 'D1.4'],
    removed: [],
    source: `${ORDERS}/price-quote.ts`,
    test: `${ORDERS}/quote-refusals.request.test.ts`,
    changes: [
      ['const violation = checkPurchase(checked, buyer.now)', 'const violation = undefined'],
      ['windowDays: settings.windowDays,', 'windowDays: 14,'],
      ['counts: request.counts,\n    limits', 'counts: { ...request.counts, child: 0 },\n    limits'],
      ["isWindowOver: fareType !== 'reserved' &&", 'isWindowOver: false &&'],
    ],
  },
  {
    id: 'a quote looks at the departures that are named',
    rules: ['P5.check.5', 'P5.check.6'],
    removed: [],
    source: `${ORDERS}/price-quote.ts`,
    test: `${ORDERS}/departure-refusals.request.test.ts`,
    changes: [
      ['departure: departures.outbound,\n    returnTrip', 'departure: departures.inbound,\n    returnTrip'],
      ['inbound: await findDepartureOfLeg(db, inbound)', 'inbound: undefined'],
      ["found ?? { lineCode, date, beginTime, endTime: beginTime, capacity: 0, sold: 0, status: 'closed' }", 'found'],
    ],
  },
  {
    id: 'an order obeys the sales policy',
    rules: ['P6.level.1', 'P5.check.9', 'D1.4'],
    removed: [],
    source: `${ORDERS}/price-quote.ts`,
    test: `${ORDERS}/policy-refusals.request.test.ts`,
    changes: [
      ['{ lineCode, date: day, fareType, level }', '{ lineCode, date: day, fareType, level: undefined }'],
      ['passengers: request.passengers,', 'passengers: [],'],
      ['passengerInfo: passengerInfoRule(policy, lineCode, date),', "passengerInfo: 'none',"],
      ['limits: limitsOn(settings, dates),', 'limits: settings.limits,'],
    ],
  },
  {
    id: 'an order of the airport line obeys flight, documents and connection',
    rules: ['A5.text.5', 'D4.5', 'D1.18'],
    removed: [],
    source: `${ORDERS}/price-quote.ts`,
    test: `${ORDERS}/airport-order.request.test.ts`,
    changes: [['airportFaults: await readAirportFaults', 'airportFaults: [] ?? readAirportFaults']],
  },
  {
    id: 'browser and service run one list of checks',
    rules: ['P5.check.11'],
    removed: [],
    source: `${ORDERS}/price-quote.ts`,
    test: `${ORDERS}/purchase-checklist.request.test.ts`,
    changes: [["purpose === 'quote' ? FOR_QUOTE : FOR_ORDER", 'FOR_QUOTE']],
  },
  {
    id: 'a change of a departure obeys its rule',
    rules: ['D4.6', 'D1.14'],
    removed: [],
    source: `${MODULES}/passenger/departure-changes/assert-change.ts`,
    test: `${MODULES}/passenger/departure-changes/change-refusals.request.test.ts`,
    changes: [
      ['if (violation) throw toRefusal(violation)\n  return departure', 'return departure'],
      ['if (violation || at === undefined)', 'if (at === undefined)'],
      ["if (violation) throw new Refusal(violation, { changeFields: ['date'] })", ''],
    ],
  },
  {
    id: 'a refund of chosen tickets obeys its rule',
    rules: ['D3.refund.8', 'D3.refund.9'],
    removed: [],
    source: `${MODULES}/passenger/ticket-refunds/quote-refund.ts`,
    test: `${MODULES}/passenger/ticket-refunds/refund-refusals.request.test.ts`,
    changes: [["if (violation === undefined && view.order.status !== 'refunding') return", 'if (view) return']],
  },
  {
    id: 'a refund request obeys its rules',
    rules: ['D3.request.1', 'D3.refund.2'],
    removed: [],
    source: `${MODULES}/passenger/refund-requests/request-refund.ts`,
    test: `${MODULES}/passenger/refund-requests/send-request.request.test.ts`,
    changes: [
      ['if (violation) throw new Refusal(violation, findMissingTickets(refundable, tickets))', ''],
      ["if (!isIdTailOf(idTails, command.idTail)) throw new Refusal('REFUND_ID_TAIL_WRONG')", ''],
    ],
  },
  {
    id: 'a refund by staff obeys the rules of fee and reason',
    rules: ['D5.3', 'D5.23'],
    removed: [],
    source: `${MODULES}/backoffice/refunds/change-fee.ts`,
    test: `${MODULES}/backoffice/refunds/staff-refund.request.test.ts`,
    changes: [
      ["if (isFeeChanged && !isReasonGiven(reasonText)) throw new Refusal('STAFF_REASON_MISSING')", ''],
      [
        "if (!charged) throw new Refusal('STAFF_FEE_INVALID')",
        'if (!charged) return { isFeeChanged, policyFee, items, refund: 0 }',
      ],
    ],
  },
  {
    id: 'registering obeys the rules of address and password',
    rules: ['A5.password.1', 'A5.email.2'],
    removed: [],
    source: `${MODULES}/passenger/accounts/verify-mailbox.ts`,
    test: `${MODULES}/passenger/accounts/register.request.test.ts`,
    changes: [
      ['if (emailRefusal) throw new Refusal(emailRefusal)', ''],
      ['  if (more.password !== undefined) assertNewPassword(more.password)\n', ''],
      ['if (codeRefusal) throw new Refusal(codeRefusal)', ''],
    ],
  },
  {
    id: 'a changed password obeys its rule',
    rules: ['A5.password.1'],
    removed: [],
    source: `${MODULES}/passenger/accounts/assert-new-password.ts`,
    test: `${MODULES}/passenger/accounts/passwords.request.test.ts`,
    changes: [
      ['if (refusal) throw new Refusal(refusal)', ''],
      ['(isCommonPassword(password) ?', '(false ?'],
    ],
  },
  {
    id: 'the list of coupons obeys their rule',
    rules: ['D3.coupon.3'],
    removed: [],
    source: `${MODULES}/passenger/coupons/coupon.presenter.ts`,
    test: `${MODULES}/passenger/coupons/query-coupons.request.test.ts`,
    changes: [['return checkCouponForTrip(coupon, trip ?? anywhere, now)', 'return undefined']],
  },
  {
    id: 'an order with coupons obeys their rule',
    rules: ['D3.coupon.3'],
    removed: [],
    source: `${MODULES}/passenger/orders/discount-quote.ts`,
    test: `${MODULES}/passenger/coupons/order-with-coupons.request.test.ts`,
    changes: [
      [
        "throw new Refusal('COUPON_NOT_USABLE', { coupon: { couponNumber, reason } })",
        "throw new Refusal('COUPON_NOT_USABLE')",
      ],
    ],
  },
  {
    id: 'prices of staff obey their rule',
    rules: ['D5.34'],
    removed: [],
    source: `${MODULES}/backoffice/catalogue/change-fares.ts`,
    test: `${MODULES}/backoffice/catalogue/prices.request.test.ts`,
    changes: [['assertNoViolation(findFareFaults(fares))', 'assertNoViolation({})']],
  },
  {
    id: 'settings of a line obey their rule',
    rules: ['D5.37'],
    removed: [],
    source: `${MODULES}/backoffice/catalogue/change-line-settings.ts`,
    test: `${MODULES}/backoffice/catalogue/line-settings.request.test.ts`,
    changes: [['if (fault) throw', 'if (false) throw']],
  },
  {
    id: 'rules of the sales policy by staff obey their rule',
    rules: ['D5.58'],
    removed: [],
    source: `${MODULES}/backoffice/rules/sales-rules.ts`,
    test: `${MODULES}/backoffice/rules/sales-rules.request.test.ts`,
    changes: [['checkSalesRule(rule, { ...rules, today, places: await lockPlaceCodes(trx) })', '({})']],
  },
  {
    id: 'the fields of travel documents obey their rule',
    rules: ['A5.text.5'],
    removed: [],
    source: 'mf-airport/src/domain/travel-document-faults.ts',
    test: 'mf-airport/src/pages/passengers-page.test.tsx',
    title: 'Nationality with',
    changes: [['field.startsWith(', '!field.startsWith(']],
  },
  {
    id: 'the fields of a flight obey their rule',
    rules: ['A5.text.5'],
    removed: [],
    source: 'mf-airport/src/features/register-flight/flight-form.tsx',
    test: 'mf-airport/src/pages/flight-page.test.tsx',
    title: 'an airline of one letter',
    changes: [
      [
        'check: (values) => checkFlight({ ...values, time: values.time.slice(0, 5) }, direction, now()),',
        'check: () => ({}),',
      ],
    ],
  },
  {
    id: 'actions of an order',
    rules: ['A2.orders.4', 'A2.details.8'],
    removed: [
      {
        from: MY_ORDERS,
        cases: 'actions of an order that is partly refunded, ended, expired, cancelled or refunded',
        count: 5,
      },
      { from: ORDER_DETAILS, cases: 'buying again by six more statuses', count: 6 },
    ],
    source: 'mf-orders/src/domain/order-actions.ts',
    test: 'mf-orders/src/domain/order-actions.test.ts',
    changes: [
      ["['used', 'ended', 'expired', 'cancelled', 'refunded']", "['used', 'ended', 'expired', 'cancelled']"],
      ["['used', 'ended', 'expired', 'cancelled', 'refunded']", "['used', 'ended', 'cancelled', 'refunded']"],
      ["order.isUnchecked ? ['refund', 'show'] : ['show']", "['refund', 'show']"],
      ["if (order.status === 'refunding') return ['progress']", ''],
      ["if (order.status === 'toPay') return ['cancel', 'pay']", ''],
    ],
  },
  {
    id: 'cards of orders show the actions',
    rules: ['A2.orders.4'],
    removed: [],
    source: 'mf-orders/src/features/list-orders/card-actions.tsx',
    test: MY_ORDERS,
    title: 'a card offers the actions of its status',
    changes: [['listActions(order).flatMap', 'listActions(order).slice(1).flatMap']],
  },
  {
    id: 'order details lead to buying again',
    rules: ['A2.details.8'],
    removed: [],
    source: 'mf-orders/src/features/show-order/buy-more.tsx',
    test: ORDER_DETAILS,
    title: 'an order that is paid has the price label',
    changes: [['isFinished(order.status) && buyAgainLink', 'buyAgainLink']],
  },
  {
    id: 'a refund request filters the end of a document',
    rules: ['D3.refund.2'],
    removed: [],
    source: 'mf-orders/src/features/request-refund/request-form.tsx',
    test: APPLY_REFUND,
    title: 'sends the end of a document as it is pasted',
    changes: [['filter={filterIdTail}', 'filter={(text) => text}']],
  },
]
