import type { HeldEdges } from './held-edges'

const MODULES = 'server/src/modules'
const PAYMENTS = `${MODULES}/money/payments`
const OPEN_REFUNDS = `${PAYMENTS}/check-open-refunds.test.ts`
const REFUND_ANSWERS = `${PAYMENTS}/refund-answers.test.ts`
const FAULTS = `${PAYMENTS}/refund-faults.test.ts`
const OTHER = `${PAYMENTS}/other-methods.test.ts`
const ODD_DATES = 'server/src/http/odd-dates.request.test.ts'

/** Removed rows about providers and days, with the mutations that the remaining rows of the service catch. */
export const HELD_BY_PAYMENTS: readonly HeldEdges[] = [
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
    id: 'each answer of a provider about a refund',
    rules: ['D7.card.2'],
    removed: [],
    source: `${PAYMENTS}/check-open-refunds.ts`,
    test: REFUND_ANSWERS,
    changes: [
      ["known.state === 'done' || known.state === 'pending'", "known.state === 'done'"],
      [
        "if (outcome.state === 'unknown') return { state: 'pending' }",
        "if (outcome.state === 'unknown') return { state: 'done' }",
      ],
      ["if (!(await holdForCall(context, refund))) return { state: 'moved' }", ''],
      ["known.state === 'refused' && refund.state !== 'failed'", 'false'],
      ["await moveRefund(db, refund, { state: 'pending' })", ''],
      ["if (!moved || refund.state === 'failed') return", 'if (!moved) return'],
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
