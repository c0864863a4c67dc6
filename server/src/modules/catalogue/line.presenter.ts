import type { LanguageCode } from '@shuttle/contracts'
import type { lineRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { LineRow, StationRow } from '../../database/types'
import { nameIn } from './station-name'

/** A line as `manage/query.route` answers it. */
export const presentLine = (
  line: LineRow,
  stations: ReadonlyMap<string, StationRow>,
  language: LanguageCode,
): z.infer<typeof lineRow> => {
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  const origin = name(line.origin_code)
  const destination = name(line.destination_code)
  return {
    eXlmc: line.route_code,
    xlmc: `${origin}${line.category === 'roundTrip' ? ' ⇄ ' : ' → '}${destination}`,
    xlmc_1: origin,
    xlmc_2: destination,
    xllb: line.category === 'roundTrip' ? '2' : '1',
    xldm: line.line_code,
    qZddm: line.origin_code,
    zZddm: line.destination_code,
    maxPerOrder: line.max_per_order,
    maxChildren: line.max_children,
    bookingWindowDays: line.booking_window_days,
  }
}
