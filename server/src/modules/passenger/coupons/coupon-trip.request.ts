import type { CouponTrip } from '@shuttle/domain'
import { currencyForOrigin, type StationCode } from '@shuttle/domain'
import type { queryCouponsCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { Refusal } from '../../../runtime/errors'

/**
 * The trip that coupons are checked for; undefined without stations. A round trip without its return date is checked by
 * the date of departure.
 */
export const readCouponTrip = (body: z.infer<(typeof queryCouponsCall)['request']>): CouponTrip | undefined => {
  const { startStationCode: origin, endStationCode: destination, ticketCategory: category } = body
  if (origin === '' && destination === '') return undefined
  if (!['1', '2'].includes(category)) throw new Refusal('BAD_REQUEST', { fields: ['ticketCategory'] })
  const isRoundTrip = category === '2'
  return {
    lineCode: `${origin}${destination}${isRoundTrip ? 'RT' : ''}`,
    currency: currencyForOrigin(origin as StationCode),
    dates: [body.ticketData, isRoundTrip ? body.ticketDataRe : ''].filter((date) => date !== ''),
  }
}
