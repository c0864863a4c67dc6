import { isAirportLine } from '@shuttle/domain'
import { findSettingFaults, type SaleSettings } from '@shuttle/domain/staff'
import type { setLineSettingsCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { Refusal } from '../../errors'

/**
 * Settings of a line; missing minutes are NaN, and those of a bus line are not read. Throws the first violation, with
 * its field.
 */
export const readSettings = (body: z.infer<(typeof setLineSettingsCall)['request']>): SaleSettings => {
  const { rideMinutes, checkInMinutes, landingMinutes, longestWaitMinutes, changeLeadMinutes } = body
  const ride = {
    rideMinutes: rideMinutes ?? Number.NaN,
    checkInMinutes: checkInMinutes ?? Number.NaN,
    landingMinutes: landingMinutes ?? Number.NaN,
    longestWaitMinutes: longestWaitMinutes ?? Number.NaN,
    changeLeadMinutes: changeLeadMinutes ?? Number.NaN,
  }
  const settings: SaleSettings = {
    isOnSale: body.isOnSale,
    onlineConcession: body.onlineConcession,
    maxPerOrder: body.maxPerOrder,
    maxChildren: body.maxChildren,
    windowDays: body.bookingWindowDays,
    ...(isAirportLine(body.lineCode) && { ride }),
  }
  const numbers = { ...settings, ...settings.ride }
  const [[name, fault] = []] = Object.entries(findSettingFaults(numbers, isAirportLine(body.lineCode)))
  if (fault) throw new Refusal(fault, { fields: [name === 'windowDays' ? 'bookingWindowDays' : String(name)] })
  return settings
}
