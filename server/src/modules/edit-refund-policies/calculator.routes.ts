import { calculateFeeCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { wireCurrency } from '../../http/wire-codes.presenter'
import { findOrder } from '../orders'
import { configuredMethods } from '../payments'
import { listPolicies } from '../refund-policies'
import { registerStaffCall } from '../staff'
import { readOrderToRefund } from '../ticket-refunds'
import { calculateForSale, calculateUnder } from './calculate-fee'
import { presentCalculated } from './fees.presenter'
import { readMoment, readSale } from './fees.request'

/** The fee of a refund, of an order or of a ticket that has not been sold. Changes nothing. */
export const registerCalculator = (app: FastifyInstance, context: AppContext): void => {
  const methods = configuredMethods(context.config, context.clock.now)

  registerStaffCall(app, context, calculateFeeCall, async ({ body, trx, audit }) => {
    const { orderNo, sale } = body
    const at = readMoment(body.at)
    audit({ object: { kind: 'order', id: orderNo ?? '' }, before: { at: body.at, sale } })
    if (orderNo !== undefined) {
      const row = await findOrder(trx, orderNo)
      if (!row) throw new Refusal('ORDER_NOT_FOUND')
      const order = await readOrderToRefund(trx, methods, row)
      // NaN is neither before nor after another moment.
      if (!(at >= row.placed_at)) throw new Refusal('STAFF_SALE_TIME')
      const fees = calculateUnder(order.refundable.policy, order.refundable, at, true)
      const rows = fees.map((fee) => presentCalculated(fee, order, at))
      return { responseData: { currency: wireCurrency(row.currency), orderNo, rows } }
    }
    const imagined = sale && readSale(sale)
    if (!sale || !imagined || imagined.fare <= 0) throw new Refusal('BAD_REQUEST', { fields: ['sale'] })
    if (!(imagined.soldAt <= at && imagined.soldAt < imagined.departsAt)) throw new Refusal('STAFF_SALE_TIME')
    const fees = calculateForSale(await listPolicies(trx), imagined, at)
    const rows = fees.map((fee) => presentCalculated(fee, undefined, at))
    return { responseData: { currency: sale.currency, orderNo: '', rows } }
  })
}
