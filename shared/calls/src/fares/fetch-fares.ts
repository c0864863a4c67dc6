import type { CivilDate, Currency } from '@shuttle/domain'
import { queryPrice } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { fareFromWire } from './fare.mapper'
import type { FareOffer } from './fare-offer'

/** The fare types on sale for a line on a travel date, in the line's currency. Public. */
export const fetchFares = async (
  { lineCode, date, currency }: { lineCode: string; date: CivilDate; currency: Currency },
  options: AskOptions = {},
): Promise<FareOffer[]> => {
  const answer = await ask(queryPrice, { buyDate: date, lineCode }, options)
  return answer.responseData.flatMap((row) => fareFromWire(row, currency) ?? [])
}
