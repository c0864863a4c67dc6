import { type CivilDate, parseLineCode } from '@shuttle/domain'
import type { queryDeparturesCall } from '@shuttle/wire'
import type * as z from 'zod/mini'

/** The queried departures: of one line, or of every line from a start area, on a day. */
export interface DeparturesQuery {
  date: CivilDate
  lines: { lineCode: string } | { originCode: string }
}

/** Codes of two areas, of a round trip with its suffix. */
const LINE_CODE = /^[A-Z]{6}(RT)?$/

/** A line code means its outbound ride; a start area means every one-way line from there (D9.10). */
export const readDeparturesQuery = ({
  areaCode,
  bookDate,
}: z.infer<(typeof queryDeparturesCall)['request']>): DeparturesQuery => {
  if (!LINE_CODE.test(areaCode)) return { date: bookDate, lines: { originCode: areaCode } }
  const { origin, destination } = parseLineCode(areaCode)
  return { date: bookDate, lines: { lineCode: `${origin}${destination}` } }
}
