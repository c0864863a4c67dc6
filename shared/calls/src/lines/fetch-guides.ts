import type { LanguageCode } from '@shuttle/contracts'
import { type CivilDate, type DayKind, type GuideEntry, readBusTimes, readGuideRows } from '@shuttle/domain'
import { type lineGuideRow, queryGuidesCall, type stopGuideRow } from '@shuttle/wire'
import { type CallOptions, callService } from '../send-call'

/** When a one-way line runs, and where it is boarded. */
export interface LineTimes {
  lineCode: string
  /** Minutes after midnight at which its buses leave, in order; empty where this build cannot read them. */
  times: Record<DayKind, readonly number[]>
  rideMinutes: number
  /** On weekends and holidays. */
  busyRideMinutes: number
  /** Among those of its stop, counted from 1. */
  bay: number
  walk: string
  arrival: string
}

export interface Stop {
  code: string
  name: string
  address: Record<LanguageCode, string>
  building: string
  door: string
  /** The first is where the way to the bays begins. */
  rooms: readonly GuideEntry[]
  /** The detail is what leaves there. */
  bays: readonly GuideEntry[]
  ways: readonly GuideEntry[]
  steps: readonly GuideEntry[]
  access: readonly GuideEntry[]
  /** Empty without one. */
  phone: string
  latitude: number
  longitude: number
}

/** When and where buses leave; texts in the language of the request. */
export interface Guides {
  holidays: readonly CivilDate[]
  lines: readonly LineTimes[]
  stops: readonly Stop[]
}

const lineFromWire = (row: (typeof lineGuideRow)['_zod']['output']): LineTimes => {
  const { lineCode, rideMinutes, busyRideMinutes, bay, walk, arrival } = row
  const read = (kind: DayKind) => readBusTimes(row[kind]) ?? []
  const times = { weekday: read('weekday'), weekend: read('weekend'), holiday: read('holiday') }
  return { lineCode, times, rideMinutes, busyRideMinutes, bay, walk, arrival }
}

const stopFromWire = (row: (typeof stopGuideRow)['_zod']['output']): Stop => {
  const { code, name, address, building, door, phone, latitude, longitude } = row
  return {
    ...{ code, name, address, building, door, phone, latitude, longitude },
    rooms: readGuideRows(row.rooms),
    bays: readGuideRows(row.bays),
    ways: readGuideRows(row.ways),
    steps: readGuideRows(row.steps),
    access: readGuideRows(row.access),
  }
}

export const guidesFromWire = ({
  responseData: { holidays, lines, stops },
}: (typeof queryGuidesCall)['answer']['_zod']['output']): Guides => ({
  holidays,
  lines: lines.map(lineFromWire),
  stops: stops.map(stopFromWire),
})

/** When and where the buses of every line leave. Public. */
export const fetchGuides = async (options: CallOptions = {}): Promise<Guides> =>
  guidesFromWire(await callService(queryGuidesCall, {}, options))
