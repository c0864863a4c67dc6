import type { Refund } from '@shuttle/calls'

/** The service checks with the provider; while money is in transit its state is read at this interval. */
const STATE_EVERY_MS = 10_000

/** Neither received yet, nor waiting for staff. */
const isMoving = ({ state }: Pick<Refund, 'state'>): boolean => state !== 'done' && state !== 'refused'

/** Interval at which a visible screen reads refunds again, in milliseconds; false if no money is in transit. */
export const refundStateInterval = (refunds: readonly Pick<Refund, 'state'>[] = []): number | false =>
  refunds.some(isMoving) ? STATE_EVERY_MS : false
