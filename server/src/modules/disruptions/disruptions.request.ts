import type { DisruptionScope } from '@shuttle/domain/staff'
import type {
  declareDisruptionCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
} from '@shuttle/wire/staff'
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
}: z.infer<typeof previewDisruptionCall.request>): DisruptionScope => ({
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
}: z.infer<typeof declareDisruptionCall.request>['shown']): ShownCounts => ({
  ...{ orders, tickets },
  sums: new Map(sums.map(({ currency, total }) => [currencyFromWire(currency) ?? 'HKD', total])),
})

export const readMove = (move: z.infer<typeof moveDisruptionCall.request>['move']): DisruptionMove =>
  move.toLowerCase() as Lowercase<typeof move>

export const readOrderState = ({
  state,
}: Pick<z.infer<typeof queryDisruptedOrdersCall.request>, 'state'>): DisruptionOrderRow['state'] | undefined =>
  state && (state.toLowerCase() as Lowercase<typeof state>)
