import type { DisruptionScope } from '@shuttle/domain/staff'
import type { moveDisruption, previewDisruption, queryDisruptedOrders } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
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

export const readMove = (move: z.infer<typeof moveDisruption.request>['move']): DisruptionMove =>
  move.toLowerCase() as Lowercase<typeof move>

export const readOrderState = ({
  state,
}: Pick<z.infer<typeof queryDisruptedOrders.request>, 'state'>): DisruptionOrderRow['state'] | undefined =>
  state && (state.toLowerCase() as Lowercase<typeof state>)
