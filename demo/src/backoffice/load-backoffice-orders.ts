import { addDays, civilDateAt, deriveStatus, toDepartureInstant, UNLIMITED_DATE_CUTOFF } from '@shuttle/domain'
import {
  type AppContext,
  configuredMethods,
  type Database,
  findAccountByEmail,
  findRefundPolicy,
  getSealer,
  hashPassword,
  SAMPLE_PASSWORD,
} from '@shuttle/server/filling'
import type { Insertable, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { backofficeNotices } from './backoffice-notices'
import { deductSeats } from './deduct-seats.repository'
import { BUYER_DOMAIN, buyers } from './passengers'
import { type PaymentRows, type ProviderBooking, payOrder } from './pay-order'
import { planOrders } from './plan-orders'
import { type SoldOrder, sellOrder } from './sell-order'
import { toRefundRows } from './to-refund-rows'

type Trx = Transaction<Database>
type Table = keyof Database
type Rows = { [Name in Table]?: Insertable<Database[Name]>[] }

/** As far back as an order of the demo goes. */
const DAYS_BACK = 40

const addBuyers = async (trx: Trx, now: number) => {
  const password_hash = await hashPassword(SAMPLE_PASSWORD)
  const accounts = buyers().map(({ email, nickname, memberNumber, language }) => ({
    row: {
      ...{ id: uuidv7(), email, password_hash, nickname, avatar_url: '', member_number: memberNumber, level: 1 },
      ...{ created_at: now - DAYS_BACK * 86_400_000, deleted_at: null },
    },
    language,
  }))
  await trx
    .insertInto('accounts')
    .values(accounts.map(({ row }) => row))
    .execute()
  return accounts
}

/** The status that its rows lead to, as the state function has it. */
const toStatus = ({ order, tickets, checks, plan }: SoldOrder, rows: Rows, now: number) =>
  deriveStatus(
    {
      ...{ payBy: order.pay_by, isCancelled: order.status === 'cancelled', isPaid: order.paid_at !== null },
      refunds: (rows.refunds ?? []).map(({ state }) => state),
      requests: (rows.refund_requests ?? []).map(({ state }) => state),
      tickets: tickets.map((ticket) => ({
        isRefunded: ticket.status === 'refunded',
        isChecked: checks.some(({ ticket_no }) => ticket_no === ticket.ticket_no),
        isCollected: ticket.collected_at !== null,
        departsAt: toDepartureInstant(ticket.travel_date, plan.fareType, ticket.begin_time || undefined),
      })),
    },
    now,
  )

/** The mail of a payment, as sent. */
const paidMail = ({ order, language }: SoldOrder): Insertable<Database['outbox']>[] =>
  order.paid_at === null
    ? []
    : [
        {
          ...{ id: uuidv7(), kind: 'mail:order-paid', payload: JSON.stringify({ orderNo: order.order_no, language }) },
          ...{
            state: 'done' as const,
            due_at: order.paid_at,
            attempts: 1,
            last_error: null,
            created_at: order.paid_at,
          },
        },
      ]

const toRows = (sold: SoldOrder, payment: PaymentRows | undefined, story: Rows, now: number): Rows => ({
  orders: [
    {
      ...sold.order,
      ...(payment && { request_no: payment.attempt.request_no }),
      ...(payment?.transaction && { pay_type: payment.transaction.provider }),
      status: toStatus(sold, story, now),
    },
  ],
  order_items: sold.items,
  order_passengers: sold.passengers,
  tickets: sold.tickets,
  ticket_checks: sold.checks,
  order_flights: sold.flight ? [sold.flight] : [],
  payment_attempts: payment ? [payment.attempt] : [],
  payment_transactions: payment?.transaction ? [payment.transaction] : [],
  ...story,
  outbox: paidMail(sold),
})

/** Tables in insert order: each after those that it refers to. */
const TABLES = [
  ...['orders', 'order_items', 'order_passengers', 'tickets', 'ticket_checks', 'order_flights', 'payment_attempts'],
  ...['payment_transactions', 'refund_quotes', 'refunds', 'refund_items', 'refund_settlements', 'payment_differences'],
  ...['refund_requests', 'refund_proofs', 'refund_proposals', 'outbox'],
] as Table[]

const insertAll = async (trx: Trx, all: readonly Rows[]): Promise<void> => {
  for (const table of TABLES) {
    // Rows of one table at a time: the compiler cannot infer which.
    const rows = all.flatMap((one) => (one[table] ?? []) as Insertable<Database['orders']>[])
    if (rows.length > 0)
      await trx
        .insertInto(table as 'orders')
        .values(rows)
        .execute()
  }
}

const findStaff = async (trx: Trx, email: string): Promise<string> => {
  const account = await findAccountByEmail(trx, email)
  if (!account) throw new Error(`no staff ${email}`)
  return account.id
}

const load = async (trx: Trx, context: AppContext): Promise<ProviderBooking[]> => {
  const { config, clock } = context
  const now = clock.now()
  const today = civilDateAt(now)
  const isThere = trx.selectFrom('accounts').select('id').where('email', 'like', `%@${BUYER_DOMAIN}`).limit(1)
  const policy = await findRefundPolicy(trx, today)
  // Before the cutoff other tickets were sold.
  if (!policy || addDays(today, -DAYS_BACK) < UNLIMITED_DATE_CUTOFF || (await isThere.executeTakeFirst())) return []
  const fares = await trx.selectFrom('fares').selectAll().where('valid_to', 'is', null).execute()
  const [clerk, finance] = [await findStaff(trx, 'refunds@demo.test'), await findStaff(trx, 'finance@demo.test')]
  const accounts = await addBuyers(trx, now)
  const methods = configuredMethods(config, clock.now)
  const selling = { fares, sealer: getSealer(config), policyId: policy.id, now }
  const made = planOrders(now).flatMap((plan) => {
    const buyer = accounts[plan.buyer % accounts.length]
    if (!buyer) return []
    const sold = sellOrder(plan, { account: buyer.row, language: buyer.language }, selling)
    const payment = payOrder(sold, methods, now)
    const story = toRefundRows(sold, payment, { policy, clerk, finance, now, email: buyer.row.email })
    return [{ sold, payment, rows: toRows(sold, payment, story, now) }]
  })
  await insertAll(
    trx,
    made.map(({ rows }) => rows),
  )
  await deductSeats(
    trx,
    made.map(({ sold, rows }) => ({ ...sold, order: { ...sold.order, status: rows.orders?.[0]?.status ?? 'paid' } })),
  )
  await trx.insertInto('notices').values(backofficeNotices(now)).execute()
  return made.flatMap(({ payment }) => payment?.booking ?? [])
}

/**
 * 200 orders of members other than the demo's own, so that each page of the back office shows data: requests, refunds,
 * a proposal, a difference, silent payments, notices. Written in bulk, once, with sums and states as the commands of
 * the service leave them; returns the payments, for the books of the sandbox.
 */
export const loadBackofficeOrders = (context: AppContext): Promise<ProviderBooking[]> =>
  context.db.transaction().execute((trx) => load(trx, context))
