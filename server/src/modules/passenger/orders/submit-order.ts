import { Refusal } from '../../../runtime/errors'
import type { OrderProof } from '../captcha'
import { isKeyTaken } from './idempotency.repository'
import { type OrderView, viewOrder } from './order-views.repository'
import { findOrder } from './orders.repository'
import { assertNoUnpaidOrder, type PlaceOrder, placeOrder } from './place-order'
import { priceQuote } from './price-quote'
import type { OrdersContext } from './quote-trip'
import { assertFewUnpaidHolds } from './unpaid-holds'

export interface SubmitOrder extends PlaceOrder {
  /** Throws when it cannot be read; a repeated request is answered without it. */
  readProof: () => OrderProof
  /** The browser that answers the captcha. */
  browser: { sid: string | undefined; ip: string }
}

/**
 * Places an order once its captcha is correct. A key with an existing order needs no second proof. Throws what the
 * captcha, {@link priceQuote} and {@link placeOrder} throw.
 */
export const submitOrder = async (context: OrdersContext, command: SubmitOrder): Promise<OrderView> => {
  const { db, captcha } = context
  const { accountId, level, key, request, now, browser } = command
  const isPlaced = () => isKeyTaken(db, { accountId, key, now })
  if (!(await isPlaced())) {
    // No proof is spent on an order that is refused anyway.
    const checkFirst = async () => {
      await priceQuote(db, request, { now, level, purpose: 'order', quotedFares: command.quotedFares })
      await assertNoUnpaidOrder(db, accountId, now)
      await assertFewUnpaidHolds(db, context.config.limits, { accountId, now })
    }
    const purpose = `${accountId}:${key.key}`
    try {
      await captcha.require({ lineCode: request.lineCode, proof: command.readProof(), purpose, browser, checkFirst })
    } catch (error) {
      // A concurrent copy of this request has placed the order: the refusal here is caused by that very order.
      if (!(error instanceof Refusal && (await isPlaced()))) throw error
    }
  }
  const order = await findOrder(db, await placeOrder(context, command))
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  return viewOrder(db, order)
}
