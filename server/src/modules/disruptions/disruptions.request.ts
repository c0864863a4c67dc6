import type { DisruptionScope } from '@shuttle/domain/staff'
import type { declareDisruption, moveDisruption, previewDisruption, queryDisruptedOrders } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { currencyFromWire } from '../../http/wire-codes.presenter'
import type { ShownCounts } from './declare-disruption'
import type { DisruptionOrderRow } from './disruption-tables'
import type { DisruptionMove } from './move-disruption'

export const readScope = ({
  lineCode,
  dateFrom,
  dateTo,
  beginTime,
}: z.infer<typeof previewDisruption.request>): DisruptionScope => ({
  lineCode,
  from: dateFrom,
  until: dateTo,
  beginTime,
})

/** Sums of an unknown currency match no count. */
export const readShown = ({
  orders,
  tickets,
  sums,
}: z.infer<typeof declareDisruption.request>['shown']): ShownCounts => ({
  ...{ orders, tickets },
  sums: new Map(sums.map(({ currency, total }) => [currencyFromWire(currency) ?? 'HKD', total])),
})

export const readMove = (move: z.infer<typeof moveDisruption.request>['move']): DisruptionMove =>
  move.toLowerCase() as Lowercase<typeof move>

export const readOrderState = ({
  state,
}: Pick<z.infer<typeof queryDisruptedOrders.request>, 'state'>): DisruptionOrderRow['state'] | undefined =>
  state && (state.toLowerCase() as Lowercase<typeof state>)
