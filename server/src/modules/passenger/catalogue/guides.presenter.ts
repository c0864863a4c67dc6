import type { LanguageCode } from '@shuttle/contracts'
import { isAirportLine, type LineGuide, type StopGuide } from '@shuttle/domain'
import type { lineGuideRow, stopGuideRow } from '@shuttle/wire'
import type * as z from 'zod/mini'
import type { StationRow } from '../../../database/types'
import { nameIn } from './line.presenter'

const ENDING = { 'zh-cn': 'ZhCn', 'zh-hk': 'ZhHk', en: 'En' } as const

/** `usualTimes` are the departures of an airport line, which takes the place of a timetable. */
export const presentLineGuide = (
  lineCode: string,
  guide: LineGuide,
  language: LanguageCode,
  usualTimes: readonly string[],
): z.infer<typeof lineGuideRow> => {
  const departures = usualTimes.join('\n')
  const { weekday, weekend, holiday, rideMinutes, busyRideMinutes, bay } = guide
  const timetables = isAirportLine(lineCode)
    ? { weekday: departures, weekend: departures, holiday: departures }
    : { weekday, weekend, holiday }
  const ending = ENDING[language]
  return {
    ...{ lineCode, ...timetables, rideMinutes, busyRideMinutes, bay },
    walk: guide[`walk${ending}`],
    arrival: guide[`arrival${ending}`],
  }
}

export const presentStopGuide = (
  station: StationRow,
  guide: StopGuide,
  language: LanguageCode,
): z.infer<typeof stopGuideRow> => {
  const ending = ENDING[language]
  const { phone, latitude, longitude } = guide
  return {
    code: station.code,
    name: nameIn(station, language),
    address: { 'zh-cn': guide.addressZhCn, 'zh-hk': guide.addressZhHk, en: guide.addressEn },
    building: guide[`building${ending}`],
    door: guide[`door${ending}`],
    rooms: guide[`rooms${ending}`],
    bays: guide[`bays${ending}`],
    ways: guide[`ways${ending}`],
    steps: guide[`steps${ending}`],
    access: guide[`access${ending}`],
    ...{ phone, latitude, longitude },
  }
}
