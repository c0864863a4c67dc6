import { createHash } from 'node:crypto'
import { type Instant, parseLineCode } from '@shuttle/domain'
import { checkDelay, type DelayContent, type DelayedRides, findDelay } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import { Refusal } from '../../../runtime/errors'
import { findPayerLanguage } from '../../money/payments'
import { hasLine, holdLine } from '../../passenger/catalogue'
import { newDelayNumber, viewOrders } from '../../passenger/orders'
import { type DelayRow, endDelaysOf, findDelayByKey, insertDelay, toDelay } from '../../passenger/ride-states'
import { findDeparture } from '../../passenger/sales'
import { assertNoViolation } from '../staff'
import { findOrdersOnRides } from './found-orders.repository'

type Trx = Transaction<Database>

export interface DelayCommand {
  delay: DelayContent
  /** Of the form; a repeated one is the same delay. */
  requestKey: string
  by: string
  now: Instant
}

const SLICE = 500

const assertRides = async (trx: Trx, { lineCode, date, beginTime }: DelayedRides): Promise<void> => {
  if (!(await hasLine(trx, lineCode)) || parseLineCode(lineCode).roundTrip) throw new Refusal('STAFF_DISRUPTION_LINE')
  if (beginTime !== '' && !(await findDeparture(trx, { lineCode, date, beginTime })))
    throw new Refusal('STAFF_DISRUPTION_LINE')
}

/** Numbers of the paid orders with an address and a usable ticket for a ride of this delay. */
const listLateOrders = async (trx: Trx, row: DelayRow, now: Instant): Promise<string[]> => {
  const delay = toDelay(row)
  const scope = { lineCode: delay.lineCode, from: delay.date, until: delay.date, beginTime: delay.beginTime }
  const found = (await findOrdersOnRides(trx, scope)).filter(
    ({ status, has_address }) => status !== 'toPay' && has_address,
  )
  const late: string[] = []
  for (let at = 0; at < found.length; at += SLICE)
    for (const { order, tickets } of await viewOrders(trx, found.slice(at, at + SLICE))) {
      const isLate = tickets.some(
        ({ line_code, travel_date, begin_time, end_time, status, checks }) =>
          status === 'valid' &&
          checks.length === 0 &&
          findDelay(
            [delay],
            {
              ...{ lineCode: line_code, fareType: order.fare_type, date: travel_date },
              ...{ beginTime: begin_time, endTime: end_time },
            },
            now,
          ),
      )
      if (isLate) late.push(order.order_no)
    }
  return late
}

/**
 * Declares rides of one day late, in the transaction of the caller: passengers with a ticket see it and get one mail
 * each. An earlier delay of the same rides ends. A repeated key answers the same delay. Throws the violations of
 * {@link checkDelay}, STAFF_DISRUPTION_LINE, and IDEMPOTENCY_MISMATCH for a key that declared another delay.
 */
export const declareDelay = async (
  trx: Trx,
  { delay, requestKey, by, now }: DelayCommand,
): Promise<{ row: DelayRow; mails: number }> => {
  const { lineCode, date, beginTime, minutes } = delay
  const texts = { text_zh_hk: delay.textZhHk.trim(), text_zh_cn: delay.textZhCn.trim(), text_en: delay.textEn.trim() }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([lineCode, date, beginTime, minutes, texts]))
    .digest('hex')
  const findKnown = async () => {
    const known = await findDelayByKey(trx, requestKey)
    if (known && known.request_hash !== requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
    return known
  }
  const known = await findKnown()
  if (known) return { row: known, mails: 0 }
  assertNoViolation(checkDelay(delay, now))
  await assertRides(trx, delay)
  await holdLine(trx, lineCode)
  // Read again: the same form may have been sent while this call waited for the line.
  const sentBefore = await findKnown()
  if (sentBefore) return { row: sentBefore, mails: 0 }
  const row: DelayRow = {
    ...{ delay_no: newDelayNumber(now), request_key: requestKey, request_hash: requestHash },
    ...{ line_code: lineCode, travel_date: date, begin_time: beginTime, minutes },
    ...texts,
    ...{ declared_by: by, declared_at: now, ended_by: null, ended_at: null },
  }
  await endDelaysOf(trx, delay, { by, now })
  if (!(await insertDelay(trx, row))) return { row: (await findKnown()) ?? row, mails: 0 }
  const orders = await listLateOrders(trx, row, now)
  for (const orderNo of orders) {
    const language = await findPayerLanguage(trx, orderNo)
    await enqueue(trx, { kind: 'mail:service-delayed', payload: { orderNo, delayNo: row.delay_no, language }, now })
  }
  return { row, mails: orders.length }
}
