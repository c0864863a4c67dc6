import type { CivilDate } from '@shuttle/domain'
import type { queryPriceCall } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** The queried prices: of one line, on the day of travel. */
export interface PricesQuery {
  lineCode: string
  date: CivilDate
}

export const readPricesQuery = ({ lineCode, buyDate }: z.infer<(typeof queryPriceCall)['request']>): PricesQuery => ({
  lineCode,
  date: buyDate,
})
