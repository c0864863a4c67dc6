import type { CouponTrip } from '@shuttle/domain'
import { currencyForOrigin, type StationCode } from '@shuttle/domain'
import type { queryCoupons } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { Refusal } from '../../errors'

/** The trip coupons are asked for; undefined without stations. A round trip without its day back is checked by the day out. */
export const readCouponTrip = (body: z.infer<(typeof queryCoupons)['request']>): CouponTrip | undefined => {
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
