import type { Refund } from '@shuttle/calls'

/** The service checks with the provider; while money is on its way its state is read again so often. */
const STATE_EVERY_MS = 10_000

/** Neither there yet, nor waiting for staff. */
const isMoving = ({ state }: Pick<Refund, 'state'>): boolean => state !== 'done' && state !== 'refused'

/** When a visible screen reads refunds again, in milliseconds; false where no money is on its way. */
export const refundStateInterval = (refunds: readonly Pick<Refund, 'state'>[] = []): number | false =>
  refunds.some(isMoving) ? STATE_EVERY_MS : false
