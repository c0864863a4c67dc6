import type { CivilDate, Currency } from '@shuttle/domain'
import { queryPrice } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { fareFromWire } from './fare.mapper'
import type { Fare } from './fare-offer'

/** The fare types on sale for a line on a travel date, in the line's currency. Public. */
export const fetchFares = async (
  { lineCode, date, currency }: { lineCode: string; date: CivilDate; currency: Currency },
  options: CallOptions = {},
): Promise<Fare[]> => {
  const answer = await callService(queryPrice, { buyDate: date, lineCode }, options)
  return answer.responseData.flatMap((row) => fareFromWire(row, currency) ?? [])
}
