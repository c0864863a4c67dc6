import type { Instant } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { lockOwnOrder, syncOrder } from '../orders'
import {
  deleteRefundProof,
  endRefundRequest,
  findRefundRequest,
  type RequestView,
  readRequest,
} from './refund-requests.repository'

/**
 * Withdraws a waiting request, with its proof; twice is once. Throws ORDER_NOT_FOUND, REFUND_REQUEST_NOT_FOUND, and
 * REFUND_REQUEST_CLOSED with the outcome once it has ended otherwise.
 */
export const withdrawRequest = (
  { db }: Pick<AppContext, 'db'>,
  command: { orderNo: string; requestNo: string; accountId: string; now: Instant },
): Promise<RequestView> =>
  transaction(db, async (trx) => {
    const { orderNo, requestNo, accountId, now } = command
    const order = await lockOwnOrder(trx, orderNo, accountId)
    if (!order) throw new Refusal('ORDER_NOT_FOUND')
    const request = await findRefundRequest(trx, requestNo)
    if (request?.order_no !== orderNo) throw new Refusal('REFUND_REQUEST_NOT_FOUND')
    if (request.state === 'withdrawn') return readRequest(trx, requestNo)
    if (!(await endRefundRequest(trx, requestNo, { state: 'withdrawn', now })))
      throw new Refusal('REFUND_REQUEST_CLOSED', { endState: request.state })
    await deleteRefundProof(trx, requestNo)
    await syncOrder(trx, order, { now })
    const { language } = request
    await enqueue(trx, { kind: 'mail:refund-request', payload: { requestNo, state: 'withdrawn', language }, now })
    return readRequest(trx, requestNo)
  })
