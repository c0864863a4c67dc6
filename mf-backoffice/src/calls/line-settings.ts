import type { CivilDate, PeakDays } from '@shuttle/domain'
import type { SaleSettings } from '@shuttle/domain/staff'
import {
  addPeakDaysCall,
  type lineSettingsRow,
  queryLineSettingsCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  setLineSettingsCall,
} from '@shuttle/wire/staff'
import { type CatalogueLine, toCatalogueLine } from './prices'
import { staffCall } from './staff-call'

/** Settings from a day of purchase on; undefined: from the beginning. */
export interface DatedSettings extends SaleSettings {
  from: CivilDate | undefined
}

/** A line with its settings and its peak days. */
export interface LineOnSale extends CatalogueLine {
  isAirport: boolean
  revision: string
  peakRevision: string
  /** Those of today first. */
  settings: DatedSettings[]
  peakDays: PeakDays[]
}

export interface LinesOnSale {
  today: CivilDate
  lines: LineOnSale[]
}

type LineRow = (typeof lineSettingsRow)['_zod']['output']

const toSettings = (row: LineRow['settings'][number]): DatedSettings => {
  const { rideMinutes, checkInMinutes, landingMinutes, longestWaitMinutes, changeLeadMinutes } = row
  const isRide = rideMinutes !== undefined && checkInMinutes !== undefined && landingMinutes !== undefined
  return {
    from: row.validFrom,
    isOnSale: row.isOnSale,
    onlineConcession: row.onlineConcession,
    maxPerOrder: row.maxPerOrder,
    maxChildren: row.maxChildren,
    windowDays: row.bookingWindowDays,
    ...(isRide &&
      longestWaitMinutes !== undefined &&
      changeLeadMinutes !== undefined && {
        ride: { rideMinutes, checkInMinutes, landingMinutes, longestWaitMinutes, changeLeadMinutes },
      }),
  }
}

const fromWire = ({
  today,
  lines,
}: (typeof queryLineSettingsCall)['answer']['_zod']['output']['responseData']): LinesOnSale => ({
  today,
  lines: lines.map((row) => ({
    ...toCatalogueLine(row),
    isAirport: row.isAirport,
    revision: row.revision,
    peakRevision: row.peakRevision,
    settings: row.settings.map(toSettings),
    peakDays: row.peakDays.map(({ validFrom, validTo, maxPerOrder }) => ({
      from: validFrom,
      until: validTo,
      maxPerOrder,
    })),
  })),
})

/** Every line, on sale or not. Throws `ApiError`. */
export const fetchLineSettings = async (signal?: AbortSignal): Promise<LinesOnSale> =>
  fromWire((await staffCall(queryLineSettingsCall, {}, signal && { signal })).responseData)

interface WhichSettings {
  lineCode: string
  from: CivilDate
  /** Revision that the form showed. */
  expectedRevision: string
}

const toWhich = ({ lineCode, from, expectedRevision }: WhichSettings) => ({
  lineCode,
  validFrom: from,
  expectedRevision,
})

/**
 * Throws `ApiError`: `refused` with STAFF_DAY_OUT_OF_RANGE, STAFF_SETTING_OUT_OF_RANGE, STAFF_WAIT_TOO_SHORT or
 * STAFF_FORM_STALE.
 */
export const setLineSettings = async ({
  settings: { ride, windowDays, ...settings },
  ...which
}: WhichSettings & { settings: SaleSettings }): Promise<LinesOnSale> => {
  const body = { ...toWhich(which), ...settings, bookingWindowDays: windowDays, ...ride }
  return fromWire((await staffCall(setLineSettingsCall, body)).responseData)
}

/** Throws `ApiError`: `refused` with STAFF_SETTING_BEGUN or STAFF_FORM_STALE. */
export const removeLineSettings = async (which: WhichSettings): Promise<LinesOnSale> =>
  fromWire((await staffCall(removeLineSettingsCall, toWhich(which))).responseData)

/** Throws `ApiError`: `refused` with a code of `PeakFault` or STAFF_FORM_STALE. */
export const addPeakDays = async ({ until, maxPerOrder, ...which }: WhichSettings & PeakDays): Promise<LinesOnSale> =>
  fromWire((await staffCall(addPeakDaysCall, { ...toWhich(which), validTo: until, maxPerOrder })).responseData)

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE. */
export const removePeakDays = async (which: WhichSettings): Promise<LinesOnSale> =>
  fromWire((await staffCall(removePeakDaysCall, toWhich(which))).responseData)
