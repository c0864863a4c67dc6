import type { LanguageCode } from '@shuttle/contracts'
import type { lineRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { LineRow, StationRow } from '../../database/types'

interface Named {
  name_zh_cn: string
  name_zh_hk: string
  name_en: string
}

/** The name of a station or coupon in a language. */
export const nameIn = (row: Named, language: LanguageCode): string =>
  ({ 'zh-cn': row.name_zh_cn, 'zh-hk': row.name_zh_hk, en: row.name_en })[language]

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
