import { formatUnits } from '@shuttle/domain'
import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../sandbox-options'
import {
  type GatewayOrder,
  type GatewayTransaction,
  type SandboxState,
  visibleTransactions,
} from '../state/sandbox-state'
import { applyLineFault } from './apply-line-fault'
import { authenticateMerchant, missingField } from './gateway-error'

type Columns = Readonly<Record<string, (order: GatewayOrder, transaction: GatewayTransaction) => string>>
const COLUMNS: Columns = {
  'order.id': ({ id }) => id,
  'order.amount': ({ amountCents }) => formatUnits(amountCents),
  'transaction.id': (_order, { id }) => id,
  'transaction.type': (_order, { type }) => type,
  'transaction.amount': (_order, { amountCents }) => formatUnits(amountCents),
  'transaction.currency': (_order, { currency }) => currency,
  result: (_order, { result }) => result,
}

/** A value with a comma, a quote or a line break is quoted. */
const quote = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/**
 * Transactions of the Reporting API, as CSV; the start is included, the end is not. The password is that of the
 * profile.
 */
export const registerStatements = (app: FastifyInstance, options: SandboxOptions, state: SandboxState): void => {
  /** Orders of the card gateway: those of its sessions. The others belong to the other providers. */
  const listOrders = (): GatewayOrder[] => {
    const ids = new Set([...state.sessions.values()].map(({ orderId }) => orderId))
    return [...state.orders.values()].filter(({ id }) => ids.has(id))
  }
  app.get<{ Params: { merchantId: string }; Querystring: Record<string, string | undefined> }>(
    '/history/version/1/merchant/:merchantId/transaction',
    async (request, reply) => {
      const { merchantId } = request.params
      authenticateMerchant(options, { merchantId, authorization: request.headers.authorization })
      const {
        'timeOfRecord.start': start = '',
        'timeOfRecord.end': end = '',
        columns = '',
        columnHeaders,
      } = request.query
      const [from, until] = [Date.parse(start), Date.parse(end)]
      if (Number.isNaN(from)) throw missingField('timeOfRecord.start')
      if (Number.isNaN(until)) throw missingField('timeOfRecord.end')
      return applyLineFault({ state, reply, operation: 'statement', reference: undefined }, () => {
        const names = columns.split(',')
        const rows = listOrders().flatMap((order) =>
          visibleTransactions(order, options.now())
            .filter(({ at }) => at >= from && at < until)
            .map((transaction) => names.map((name) => quote(COLUMNS[name]?.(order, transaction) ?? ''))),
        )
        reply.type('text/csv; charset=utf-8')
        return { status: 200, body: [columnHeaders ?? columns, ...rows.map((row) => row.join()), ''].join('\n') }
      })
    },
  )
}
