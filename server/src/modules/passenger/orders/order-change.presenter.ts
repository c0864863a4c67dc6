import { changeableUntil, checkChangeable, type Instant, type RideSettings, toInstant } from '@shuttle/domain'
import type { orderRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { wireMoment } from '../../../http/envelope'
import { toChangeableOrder } from './changeable-order'
import type { OrderView } from './order-views.repository'

type ChangeColumns = Pick<z.infer<typeof orderRow>, 'changeEtime' | 'changeRefusal' | 'changeTime' | 'changeFromTime'>

/**
 * Until when the departure of an airport order may be changed, or why it may not; nothing for a bus line, which has no
 * `ride`.
 */
export const presentChangeable = (view: OrderView, ride: RideSettings | undefined, now: Instant): ChangeColumns => {
  if (!ride) return {}
  const order = toChangeableOrder(view)
  const refusal = checkChangeable(order, ride.changeLeadMinutes, now)
  return {
    ...(refusal
      ? { changeRefusal: refusal }
      : { changeEtime: wireMoment(changeableUntil(order, ride.changeLeadMinutes)) }),
    ...presentChangedAt(view),
  }
}

/** When the departure of an order was changed, and from which; nothing until then. */
export const presentChangedAt = ({
  change,
}: Pick<OrderView, 'change'>): Pick<ChangeColumns, 'changeTime' | 'changeFromTime'> =>
  change
    ? {
        changeTime: wireMoment(change.changed_at),
        changeFromTime: wireMoment(toInstant(change.from_date, change.from_begin_time)),
      }
    : {}
