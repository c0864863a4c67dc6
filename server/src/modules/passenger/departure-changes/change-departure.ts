import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, DepartureChangeRow, OrderRow } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import {
  getLegs,
  lockOwnOrder,
  moveSeats,
  moveTrip,
  newPickupCode,
  type OrderView,
  saveFlight,
  toChangeableOrder,
  viewOrder,
} from '../orders'
import { assertChange, toSeatsRefusal } from './assert-change'
import type { ChangeCommand } from './change-command'
import { addChange, findChangeUnderKey } from './departure-changes.repository'

export interface DepartureChanged {
  order: OrderRow
  changedAt: Instant
}

type Trx = Transaction<Database>

/** The change that this request repeats; undefined for a new one. Throws IDEMPOTENCY_MISMATCH. */
const findRepeated = async (
  trx: Trx,
  { accountId, orderNo, key, now }: ChangeCommand,
): Promise<DepartureChangeRow | undefined> => {
  const same = await findChangeUnderKey(trx, accountId, key.key)
  if (!same) return undefined
  if (same.order_no !== orderNo || same.request_hash !== key.requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
  return key.lastsMs === undefined || now - same.changed_at < key.lastsMs ? same : undefined
}

const move = async (trx: Trx, view: OrderView, command: ChangeCommand): Promise<DepartureChanged> => {
  const { key, language, now } = command
  const { order } = view
  const departure = await assertChange(trx, view, command)
  const { date, beginTime, endTime } = departure
  const [from] = getLegs(order)
  if (!from || !command.flight) throw new Error(`order ${order.order_no} has no ride to change`)
  const { seats } = toChangeableOrder(view)
  const moved = { travel_date: date, begin_time: beginTime, end_time: endTime, pickup_code: newPickupCode() }
  await moveTrip(trx, order.order_no, moved)
  await saveFlight(trx, order.order_no, command.flight)
  await addChange(trx, {
    order_no: order.order_no,
    request_key: key.key,
    request_hash: key.requestHash,
    from_date: order.travel_date,
    from_begin_time: order.begin_time,
    from_end_time: order.end_time,
    to_date: date,
    to_begin_time: beginTime,
    to_end_time: endTime,
    void_pickup_code: order.pickup_code,
    changed_at: now,
  })
  await enqueue(trx, { kind: 'mail:departure-changed', payload: { orderNo: order.order_no, language }, now })
  if (!(await moveSeats(trx, from, { ...from, date, beginTime }, seats)))
    throw await toSeatsRefusal(trx, { departure, seats, now })
  return { order: { ...order, ...moved }, changedAt: now }
}

/**
 * Moves all valid tickets of an airport order to another departure, once, in one transaction: seats, order, tickets,
 * flight, pickup code and mail. The same key is the same change. Throws ORDER_NOT_FOUND, IDEMPOTENCY_MISMATCH, the
 * codes of the flight, DATE_IN_PAST, DATE_TOO_FAR and DATE_NOT_ON_SALE, and every violation of `checkDepartureChange`.
 */
export const changeDeparture = ({ db }: Pick<AppContext, 'db'>, command: ChangeCommand): Promise<DepartureChanged> =>
  transaction(db, async (trx) => {
    // Refunds, gates and counters lock the order too: rows of it read here cannot change meanwhile.
    const order = await lockOwnOrder(trx, command.orderNo, command.accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const repeated = await findRepeated(trx, command)
    if (repeated) return { order, changedAt: repeated.changed_at }
    return move(trx, await viewOrder(trx, order), command)
  })
