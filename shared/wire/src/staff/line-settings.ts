import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count, date, sentNumber } from '../scalars'
import { catalogueLineRow } from './prices'

/** How a line is sold; the minutes on airport lines only. */
const settings = {
  isOnSale: z.boolean(),
  onlineConcession: z.boolean(),
  maxPerOrder: sentNumber,
  maxChildren: sentNumber,
  bookingWindowDays: sentNumber,
  rideMinutes: z.optional(sentNumber),
  checkInMinutes: z.optional(sentNumber),
  landingMinutes: z.optional(sentNumber),
  longestWaitMinutes: z.optional(sentNumber),
  changeLeadMinutes: z.optional(sentNumber),
}

/** Days of travel on which a line sells fewer tickets in one order; half-open. */
export const peakDaysRow = z.looseObject({ validFrom: date, validTo: date, maxPerOrder: count })

/** A line with its settings by day of purchase, and its peak days that have not passed. */
export const lineSettingsRow = z.extend(catalogueLineRow, {
  isAirport: z.boolean(),
  /** Revisions of the settings and of the peak days that a form shows; sent back with an edit. */
  revision: z.string(),
  peakRevision: z.string(),
  /** Those of today first; `validFrom` is missing where they have always held. */
  settings: z.array(z.looseObject({ ...settings, validFrom: z.optional(date) })),
  peakDays: z.array(peakDaysRow),
})

const allLines = z.looseObject({ today: date, lines: z.array(lineSettingsRow) })

/** Every line, in the order of the catalogue. */
export const queryLineSettingsCall = defineCall({
  path: 'staff/query.lines',
  access: 'line-settings.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: allLines }),
})

const whichSettings = { lineCode: z.string(), validFrom: date, expectedRevision: z.string() }

/** Changes the settings for purchases from a day on, today or later, until the next existing change. */
export const setLineSettingsCall = defineCall({
  path: 'staff/set.line.settings',
  access: 'line-settings.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...whichSettings, ...settings }),
  answer: z.looseObject({ responseData: allLines }),
})

/** Removes a change of settings that has not begun. */
export const removeLineSettingsCall = defineCall({
  path: 'staff/remove.line.settings',
  access: 'line-settings.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(whichSettings),
  answer: z.looseObject({ responseData: allLines }),
})

/** Adds peak days, which share no day with others of the line. `expectedRevision` is that of the peak days. */
export const addPeakDaysCall = defineCall({
  path: 'staff/add.peak.days',
  access: 'line-settings.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ ...whichSettings, validTo: date, maxPerOrder: sentNumber }),
  answer: z.looseObject({ responseData: allLines }),
})

/** Removes peak days, also those that have begun. */
export const removePeakDaysCall = defineCall({
  path: 'staff/remove.peak.days',
  access: 'line-settings.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject(whichSettings),
  answer: z.looseObject({ responseData: allLines }),
})
