import { type CivilDate, parseLineCode } from '@shuttle/domain'
import type { queryDepartures } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { LineRow } from '../../database/types'

/** Which departures are asked for: of which lines, on which day. */
export interface DeparturesQuery {
  date: CivilDate
  lineCodes: string[]
}

/** A line code means its way out; a start area means every one-way line from there (decision "the wire" 10). */
export const readDeparturesQuery = (
  { areaCode, bookDate }: z.infer<(typeof queryDepartures)['request']>,
  lines: readonly LineRow[],
): DeparturesQuery => {
  const { origin, destination } = parseLineCode(areaCode)
  const isAsked = (line: LineRow) =>
    areaCode.length === 3 ? line.origin_code === areaCode : line.line_code === `${origin}${destination}`
  const asked = lines.filter((line) => line.category === 'oneWay' && isAsked(line))
  return { date: bookDate, lineCodes: asked.map((line) => line.line_code) }
}
