import { civilDateAt, type Departure, type Instant, offeredFareTypes } from '@shuttle/domain'
import type { LineRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findLinesOnSale, hasArea } from '../catalogue'
import { findDeparturesOn } from './departures.repository'
import type { DeparturesQuery } from './departures.request'
import { readSalesPolicy } from './sales-policy.repository'

/**
 * The departures that are sold on a day. From the cutoff on they are hidden: none is answered for a day whose policy
 * sells none. Throws AREA_NOT_FOUND for a start area that does not exist, LINE_NOT_FOUND and DATE_IN_PAST.
 */
export const findBookableDepartures = async (
  { db }: Pick<AppContext, 'db'>,
  { date, lines, now }: DeparturesQuery & { now: Instant },
): Promise<Departure[]> => {
  if ('originCode' in lines && !(await hasArea(db, lines.originCode))) throw new Refusal('AREA_NOT_FOUND')
  const isRequested = (line: LineRow) =>
    'lineCode' in lines ? line.line_code === lines.lineCode : line.origin_code === lines.originCode
  const requested = (await findLinesOnSale(db, civilDateAt(now))).filter(
    (line) => line.category === 'oneWay' && isRequested(line),
  )
  if (requested.length === 0) throw new Refusal('LINE_NOT_FOUND')
  if (date < civilDateAt(now)) throw new Refusal('DATE_IN_PAST')
  const policy = await readSalesPolicy(db)
  const codes = requested.map((line) => line.line_code)
  const sold = codes.filter((code) => offeredFareTypes(policy, code, date).includes('reserved'))
  return findDeparturesOn(db, sold, [date])
}
