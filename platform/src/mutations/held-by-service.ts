import type { HeldEdges } from './held-edges'

const MODULES = 'server/src/modules'
const AUDIT = `${MODULES}/audit/audit-at-once.test.ts`
const DECIDED_ONCE = `${MODULES}/refund-requests/decided-once.test.ts`
const DECIDED_AT_ONCE = `${MODULES}/office-refunds/decided-at-once.test.ts`
const EXPIRED = `${MODULES}/orders/expired-and-bought-at-once.test.ts`
const KILLED_JOB = `${MODULES}/disruptions/killed-job.test.ts`
const ATTACKS = 'server/src/testing/attacks/attack-table.test.ts'
const CROWD = `${MODULES}/sessions/crowd.request.test.ts`
const PAYMENTS = `${MODULES}/payments`
const OPEN_REFUNDS = `${PAYMENTS}/check-open-refunds.test.ts`
const FAULTS = `${PAYMENTS}/refund-faults.test.ts`
const OTHER = `${PAYMENTS}/other-methods.test.ts`
const ODD_DATES = 'server/src/http/odd-dates.request.test.ts'

/** Rows and rounds that only the large suites play, with the mutations that `npm test` catches without them. */
export const HELD_BY_SERVICE: readonly HeldEdges[] = [
  {
    id: 'acts at the same moment are one chain',
    rules: ['D5.5'],
    removed: [{ from: AUDIT, cases: 'acts at once beyond forty', count: 160 }],
    source: `${MODULES}/audit/audit.repository.ts`,
    test: AUDIT,
    changes: [["where('id', '=', 1).forUpdate()", "where('id', '=', 1)"]],
  },
  {
    id: 'a chain is verified as of one moment',
    rules: ['D5.5'],
    removed: [],
    source: `${MODULES}/audit/verify-audit.ts`,
    test: AUDIT,
    changes: [[".setIsolationLevel('repeatable read')", ".setIsolationLevel('read committed')"]],
  },
  {
    id: 'one ends a refund request',
    rules: ['D3.request.3'],
    removed: [{ from: DECIDED_ONCE, cases: 'two of four rounds of two races, and 38 of 50 at once, twice', count: 80 }],
    source: `${MODULES}/orders/refund-requests.repository.ts`,
    test: DECIDED_ONCE,
    changes: [
      [
        "    .where('request_no', '=', requestNo)\n    .where('state', '=', 'waiting')\n    .executeTakeFirst()\n  return ended",
        "    .where('request_no', '=', requestNo)\n    .executeTakeFirst()\n  return ended",
      ],
    ],
  },
  {
    id: 'a decision about a refund request locks its order first',
    rules: ['D3.request.3', 'D3.once.1'],
    removed: [],
    source: `${MODULES}/refund-requests/decide-request.ts`,
    test: DECIDED_ONCE,
    changes: [
      [
        'asked && (await lockOrder(trx, asked.order_no))',
        "asked && (await trx.selectFrom('orders').selectAll().where('order_no', '=', asked.order_no).executeTakeFirst())",
      ],
    ],
  },
  {
    id: 'a second person locks the order of a proposal first',
    rules: ['D5.3', 'D3.once.1'],
    removed: [{ from: DECIDED_AT_ONCE, cases: 'two of four rounds of eight races', count: 16 }],
    source: `${MODULES}/office-refunds/decide-proposal.ts`,
    test: DECIDED_AT_ONCE,
    changes: [
      [
        'found && (await lockOrder(trx, found.order_no))',
        "found && (await trx.selectFrom('orders').selectAll().where('order_no', '=', found.order_no).executeTakeFirst())",
      ],
    ],
  },
  {
    id: 'two of the staff see what the other refunded',
    rules: ['D5.3'],
    removed: [],
    source: `${MODULES}/office-refunds/refund-by-staff.ts`,
    test: DECIDED_AT_ONCE,
    changes: [
      [
        'const order = await lockOrder(trx, orderNo)',
        "const order = await trx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()",
      ],
    ],
  },
  {
    id: 'an order expires once and returns its seats once',
    rules: ['D3.quota.1'],
    removed: [{ from: EXPIRED, cases: 'late orders beyond 24, and buyers beyond 12', count: 94 }],
    source: `${MODULES}/orders/expire-orders.ts`,
    test: EXPIRED,
    changes: [
      [
        "if (!(await transitionOrder(trx, order, 'expire'))) return false\n",
        "await transitionOrder(trx, order, 'expire')\n",
      ],
    ],
  },
  {
    id: 'seats are taken in one order',
    rules: ['D3.quota.1'],
    removed: [],
    source: `${MODULES}/orders/seats.repository.ts`,
    test: EXPIRED,
    changes: [['(sortKey(one) < sortKey(other) ? -1 : 1)', '(sortKey(one) < sortKey(other) ? 0 : 0)']],
  },
  {
    id: 'the turn of an order of a disruption is taken once',
    rules: ['D5.48'],
    removed: [{ from: KILLED_JOB, cases: 'five of ten orders of each kind', count: 50 }],
    source: `${MODULES}/disruptions/disruptions.repository.ts`,
    test: KILLED_JOB,
    changes: [
      [
        ".where('order_no', '=', orderNo)\n    .where('state', '=', 'waiting')\n    .executeTakeFirst()",
        ".where('order_no', '=', orderNo)\n    .executeTakeFirst()",
      ],
    ],
  },
  {
    id: 'no cookie authorises a call',
    rules: ['D9.21', 'D6.attacks.1'],
    removed: [
      { from: ATTACKS, cases: 'three of four calls that a cookie opens', count: 18 },
      { from: ATTACKS, cases: 'three of four controls of long lists', count: 45 },
    ],
    source: `${MODULES}/sessions/authenticate.ts`,
    test: ATTACKS,
    title: 'by its cookie alone fails',
    changes: [
      [
        'if (!claims) throw new Refusal(await explainMissingMember(context, token))\n',
        'if (!claims) return toMember(await assertLiveSession(context, await findCookieSession(context, request)))\n',
      ],
    ],
  },
  {
    id: 'no form of another site is read',
    rules: ['D9.21', 'D6.attacks.1'],
    removed: [],
    source: 'server/src/http/json-body.ts',
    test: ATTACKS,
    title: 'by a form of type',
    changes: [
      ["'application/json', { parseAs", "['application/json', 'text/plain'], { parseAs"],
      ["'application/json', { parseAs", "['application/json', 'application/x-www-form-urlencoded'], { parseAs"],
    ],
  },
  {
    id: 'who guesses in a crowd reads a picture',
    rules: ['D6.limit.1', 'D6.captcha.1'],
    removed: [{ from: CROWD, cases: 'passengers beyond 12, guesses beyond 14, codes beyond 12', count: 37 }],
    source: `${MODULES}/sessions/throttle-sign-in.ts`,
    test: CROWD,
    changes: [['const isAsked = async () => needsPicture || ', 'const isAsked = async () => ']],
  },
  {
    id: 'who has codes mailed in a crowd reads a picture',
    rules: ['D6.limit.1', 'D6.captcha.1'],
    removed: [],
    source: `${MODULES}/accounts/send-code.ts`,
    test: CROWD,
    changes: [['if (needsPicture) await assertCaptcha(db, command.captcha, now)\n', '']],
  },
  {
    id: 'a pending refund waits longer each time',
    rules: ['D3.refund.7', 'D7.card.2'],
    removed: [{ from: OPEN_REFUNDS, cases: 'eight tests of a refund by three more methods each', count: 24 }],
    source: `${PAYMENTS}/check-open-refunds.ts`,
    test: OPEN_REFUNDS,
    changes: [
      ['nextRefundCheckAt(clock.now(), refund.checks)\n  if', 'nextRefundCheckAt(clock.now(), 1)\n  if'],
      ['Math.min(LONGEST_GAP_MS, FIRST_GAP_MS * 2 ** checks)', 'FIRST_GAP_MS'],
    ],
  },
  {
    id: 'a refund that the card gateway refuses',
    rules: ['D7.all.3', 'D7.all.4'],
    removed: [{ from: FAULTS, cases: 'five tests of the sandbox by three more methods each', count: 15 }],
    source: `${PAYMENTS}/mastercard/mastercard-provider.ts`,
    test: `${PAYMENTS}/mastercard/gateway-codes.test.ts`,
    changes: [
      [
        "if (isRefusedRefund(error)) return { state: 'refused', reason: error.message }\n    throw error",
        'throw error',
      ],
    ],
  },
  {
    id: 'a refund that the bank refuses',
    rules: ['D7.all.3', 'D7.all.4'],
    removed: [],
    source: `${PAYMENTS}/cmbpay/cmb-provider.ts`,
    test: `${PAYMENTS}/cmbpay/bank-codes.test.ts`,
    changes: [["return { state: 'refused', reason: error.message }", "return { state: 'accepted' }"]],
  },
  {
    id: 'a refund that Octopus refuses',
    rules: ['D7.all.3', 'D7.all.4'],
    removed: [],
    source: `${PAYMENTS}/octopus/octopus-provider.ts`,
    test: `${PAYMENTS}/octopus/octopus-provider.test.ts`,
    changes: [["return outcome.state === 'refused' ? outcome : { state: 'accepted' }", "return { state: 'accepted' }"]],
  },
  {
    id: 'money that does not fit its attempt goes back',
    rules: ['D7.all.4'],
    removed: [{ from: OTHER, cases: 'ten tests by two more methods each', count: 20 }],
    source: `${PAYMENTS}/record-payment.ts`,
    test: OTHER,
    changes: [
      ['captured.amount === attempt.amount_cents &&', ''],
      ['provider.isCurrency(captured.currency, attempt.currency) &&', ''],
    ],
  },
  {
    id: 'a forged notice of WeChat Pay',
    rules: ['D7.wxpay.1'],
    removed: [],
    source: `${PAYMENTS}/wechat/wechat-pay-messages.ts`,
    test: OTHER,
    changes: [[' || !isFromPlatform(settings, callback, settings.now())', '']],
  },
  {
    id: 'a forged notice of the bank',
    rules: ['D7.cmb.1'],
    removed: [],
    source: `${PAYMENTS}/cmbpay/bank-messages.ts`,
    test: OTHER,
    changes: [['if (!isSignedByBank(noticeData, sign, settings.bankKey)) return undefined\n', '']],
  },
  {
    id: 'a forged notice of Octopus',
    rules: ['D7.octopus.1'],
    removed: [],
    source: `${PAYMENTS}/octopus/secure-envelope.ts`,
    test: `${PAYMENTS}/octopus/secure-envelope.test.ts`,
    changes: [['return isSigned ?', 'return true ?']],
  },
  {
    id: 'another currency at Octopus',
    rules: ['D7.all.4', 'D7.octopus.1'],
    removed: [],
    source: `${PAYMENTS}/octopus/octopus-provider.ts`,
    test: `${PAYMENTS}/octopus/octopus-provider.test.ts`,
    changes: [["child.name === 'currency')?.attributes.code ?? 'HKD'", "child.name === 'currency') ? 'HKD' : 'HKD'"]],
  },
  {
    id: 'another currency at the bank',
    rules: ['D7.all.4', 'D7.cmb.1'],
    removed: [],
    source: `${PAYMENTS}/cmbpay/bank-messages.ts`,
    test: OTHER,
    changes: [["currency: currency === YUAN ? 'CNY' : currency }", "currency: 'CNY' }"]],
  },
  {
    id: 'the sandbox refunds once under a number',
    rules: ['D7.all.3'],
    removed: [],
    source: 'server/sandbox/money/refund-order.ts',
    test: FAULTS,
    changes: [
      ["  if (before && before.result !== 'FAILURE') return before\n", ''],
      ["if (before && before.result !== 'FAILURE')", 'if (before)'],
      ['...(pending && { pendingUntil: now + pending.seconds * 1000 }),', ''],
    ],
  },
  {
    id: 'a refund that WeChat Pay refuses',
    rules: ['D7.all.3', 'D7.all.4'],
    removed: [],
    source: `${PAYMENTS}/wechat/wechat-pay-provider.ts`,
    test: FAULTS,
    changes: [
      [
        "if (meaning === 'final' || meaning === 'unknown') return { state: 'refused', reason: (error as Error).message }\n",
        '',
      ],
    ],
  },
  {
    id: 'a day is one of the calendar',
    rules: ['D9.7'],
    removed: [{ from: ODD_DATES, cases: 'eight or nine of twelve days in each of fourteen fields', count: 115 }],
    source: 'shared/wire/src/scalars.ts',
    test: ODD_DATES,
    changes: [
      ["day >= '0001' && ", ''],
      [' && new Date(instant).toISOString().startsWith(day)', ''],
    ],
  },
  {
    id: 'a day of prices is a day',
    rules: ['D9.7'],
    removed: [],
    source: 'shared/wire/src/calls/query-price.ts',
    test: ODD_DATES,
    changes: [['buyDate: date,', 'buyDate: z.string(),']],
  },
  {
    id: 'a day of travel is a day',
    rules: ['D9.7'],
    removed: [],
    source: 'shared/wire/src/calls/buy-ticket.ts',
    test: ODD_DATES,
    changes: [['  ticketData: date,', '  ticketData: z.string(),']],
  },
]
