import * as z from 'zod/mini'
import { sentNumber } from '../scalars'
import { civilDate, maybe } from './codecs'
import { defineStaffCall } from './define-staff-call'
import { catalogueLine } from './prices'

/** How a line is sold; `ride` on airport lines only. */
const saleSettings = z.strictObject({
  isOnSale: z.boolean(),
  onlineConcession: z.boolean(),
  maxPerOrder: sentNumber,
  maxChildren: sentNumber,
  windowDays: sentNumber,
  ride: z.optional(
    z.strictObject({
      rideMinutes: sentNumber,
      checkInMinutes: sentNumber,
      landingMinutes: sentNumber,
      longestWaitMinutes: sentNumber,
      changeLeadMinutes: sentNumber,
    }),
  ),
})

/** Days of travel on which a line sells fewer tickets in one order; half-open. */
const peakDays = { from: civilDate, until: civilDate, maxPerOrder: sentNumber }

/** A line with its settings by day of purchase, and its peak days that have not passed. */
const lineOnSale = z.extend(catalogueLine, {
  isAirport: z.boolean(),
  /** Revisions of the settings and of the peak days that a form shows; sent back with an edit. */
  revision: z.string(),
  peakRevision: z.string(),
  /** Those of today first; `from` is missing where they have always held. */
  settings: z.array(z.extend(saleSettings, { from: maybe(civilDate) })),
  peakDays: z.array(z.strictObject(peakDays)),
})
export type LineOnSale = z.output<typeof lineOnSale>

const allLines = z.strictObject({ today: civilDate, lines: z.array(lineOnSale) })

/** Every line, in the order of the catalogue. */
export const queryLineSettingsCall = defineStaffCall({
  path: 'staff/query.lines',
  access: 'line-settings.read',
  idempotent: true,
  request: z.object({}),
  data: allLines,
})

const which = { lineCode: z.string(), from: civilDate, expectedRevision: z.string() }

/** Changes the settings for purchases from a day on, today or later, until the next existing change. */
export const setLineSettingsCall = defineStaffCall({
  path: 'staff/set.line.settings',
  access: 'line-settings.edit',
  idempotent: true,
  request: z.object({ ...which, settings: saleSettings }),
  data: allLines,
})

/** Removes a change of settings that has not begun. */
export const removeLineSettingsCall = defineStaffCall({
  path: 'staff/remove.line.settings',
  access: 'line-settings.edit',
  idempotent: true,
  request: z.object(which),
  data: allLines,
})

/** Adds peak days, which share no day with others of the line. `expectedRevision` is that of the peak days. */
export const addPeakDaysCall = defineStaffCall({
  path: 'staff/add.peak.days',
  access: 'line-settings.edit',
  idempotent: true,
  request: z.object({ ...which, ...peakDays }),
  data: allLines,
})

/** Removes peak days, also those that have begun. */
export const removePeakDaysCall = defineStaffCall({
  path: 'staff/remove.peak.days',
  access: 'line-settings.edit',
  idempotent: true,
  request: z.object(which),
  data: allLines,
})
