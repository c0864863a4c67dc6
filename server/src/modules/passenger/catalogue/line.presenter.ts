import type { LanguageCode } from '@shuttle/contracts'
import { currencyForOrigin, type RideSettings } from '@shuttle/domain'
import type { lineRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { LineRow, StationRow } from '../../../database/types'
import type { FamilyComboDays, FareOnDate } from './catalogue.repository'

interface Named {
  name_zh_cn: string
  name_zh_hk: string
  name_en: string
}

/** The name of a station or coupon in a language. */
export const nameIn = (row: Named, language: LanguageCode): string =>
  ({ 'zh-cn': row.name_zh_cn, 'zh-hk': row.name_zh_hk, en: row.name_en })[language]

/** How a line is sold in addition to its own row; the last two for the airport line only. */
export interface LineExtras {
  fares?: readonly FareOnDate[] | undefined
  ride?: RideSettings | undefined
  familyCombo?: FamilyComboDays | undefined
}

/** A line as `manage/query.route` answers it. */
export const presentLine = (
  line: LineRow,
  stations: ReadonlyMap<string, StationRow>,
  language: LanguageCode,
  { fares = [], ride, familyCombo }: LineExtras = {},
): z.infer<typeof lineRow> => {
  const name = (code: string) => {
    const station = stations.get(code)
    return station ? nameIn(station, language) : code
  }
  const origin = name(line.origin_code)
  const destination = name(line.destination_code)
  const adultFares = fares
    .filter(({ passengerType }) => passengerType === 'adult')
    .map(({ centsHkd, centsCny }) => (currencyForOrigin(line.origin_code) === 'HKD' ? centsHkd : centsCny))
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
    ...(adultFares.length > 0 && { lowestFare: Math.min(...adultFares) }),
    ...(ride && { ride: { ...ride } }),
    ...(familyCombo && { familyCombo: { dateFrom: familyCombo.from ?? '', dateTo: familyCombo.until ?? '' } }),
  }
}
