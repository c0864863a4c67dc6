import type { HeldEdges } from './held-edges'

const MODULES = 'server/src/modules'
const AUDIT = `${MODULES}/backoffice/audit/audit-at-once.test.ts`
const DECIDED_ONCE = `${MODULES}/passenger/refund-requests/decided-once.test.ts`
const DECIDED_AT_ONCE = `${MODULES}/backoffice/refunds/decided-at-once.test.ts`
const EXPIRED = `${MODULES}/passenger/orders/expired-and-bought-at-once.test.ts`
const KILLED_JOB = `${MODULES}/backoffice/disruptions/killed-job.test.ts`
const ATTACKS = 'server/src/testing/attacks/attack-table.test.ts'
const SHARED_ADDRESS = `${MODULES}/passenger/sessions/shared-address.request.test.ts`

/** Rows and rounds that only the large suites run, with the mutations that `npm test` catches without them. */
export const HELD_BY_SERVICE: readonly HeldEdges[] = [
  {
    id: 'actions at the same moment are one chain',
    rules: ['D5.5'],
    removed: [{ from: AUDIT, cases: 'actions at once beyond forty', count: 160 }],
    source: `${MODULES}/backoffice/audit/audit.repository.ts`,
    test: AUDIT,
    changes: [["where('id', '=', 1).forUpdate()", "where('id', '=', 1)"]],
  },
  {
    id: 'a chain is verified as of one moment',
    rules: ['D5.5'],
    removed: [],
    source: `${MODULES}/backoffice/audit/verify-audit.ts`,
    test: AUDIT,
    changes: [[".setIsolationLevel('repeatable read')", ".setIsolationLevel('read committed')"]],
  },
  {
    id: 'one ends a refund request',
    rules: ['D3.request.3'],
    removed: [{ from: DECIDED_ONCE, cases: 'two of four rounds of two races, and 38 of 50 at once, twice', count: 80 }],
    source: `${MODULES}/passenger/refund-requests/refund-requests.repository.ts`,
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
    source: `${MODULES}/passenger/refund-requests/decide-request.ts`,
    test: DECIDED_ONCE,
    changes: [
      [
        'found && (await lockOrder(trx, found.order_no))',
        "found && (await trx.selectFrom('orders').selectAll().where('order_no', '=', found.order_no).executeTakeFirst())",
      ],
    ],
  },
  {
    id: 'a second person locks the order of a proposal first',
    rules: ['D5.3', 'D3.once.1'],
    removed: [{ from: DECIDED_AT_ONCE, cases: 'two of four rounds of eight races', count: 16 }],
    source: `${MODULES}/backoffice/refunds/decide-proposal.ts`,
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
    source: `${MODULES}/backoffice/refunds/refund-by-staff.ts`,
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
    source: `${MODULES}/passenger/orders/expire-orders.ts`,
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
    source: `${MODULES}/passenger/orders/seats.repository.ts`,
    test: EXPIRED,
    changes: [['(sortKey(one) < sortKey(other) ? -1 : 1)', '(sortKey(one) < sortKey(other) ? 0 : 0)']],
  },
  {
    id: 'the turn of an order of a disruption is taken once',
    rules: ['D5.48'],
    removed: [{ from: KILLED_JOB, cases: 'five of ten orders of each kind', count: 50 }],
    source: `${MODULES}/backoffice/disruptions/disruptions.repository.ts`,
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
    source: `${MODULES}/passenger/sessions/authenticate.ts`,
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
    removed: [{ from: SHARED_ADDRESS, cases: 'passengers beyond 12, guesses beyond 14, codes beyond 12', count: 37 }],
    source: `${MODULES}/passenger/sessions/throttle-sign-in.ts`,
    test: SHARED_ADDRESS,
    changes: [['needsPicture || (await countRecentFailures', '(await countRecentFailures']],
  },
  {
    id: 'who has codes mailed in a crowd reads a picture',
    rules: ['D6.limit.1', 'D6.captcha.1'],
    removed: [],
    source: `${MODULES}/passenger/accounts/send-code.ts`,
    test: SHARED_ADDRESS,
    changes: [['if (needsPicture) await assertCaptcha(db, command.captcha, now)\n', '']],
  },
]
