import * as z from 'zod/mini'
import { contentText } from './content-scalars'
import { defineStaffCall } from './define-staff-call'

/** An area where lines start and end. */
const staffArea = z.strictObject({
  code: z.string(),
  nameZhHk: z.string(),
  nameZhCn: z.string(),
  nameEn: z.string(),
  /** Lines that start or end there, on sale or not. */
  lines: z.int(),
  /** Rules of the sales policy that name it. */
  rules: z.int(),
  /** Revision that a form shows; sent back with an edit. */
  revision: z.string(),
})
export type StaffArea = z.output<typeof staffArea>

const allAreas = z.array(staffArea)
const code = z.string().check(z.maxLength(20), z.trim())
const area = { code, nameZhHk: contentText, nameZhCn: contentText, nameEn: contentText }
const expectedRevision = z.string()

/** Every area, by code. */
export const queryAreasCall = defineStaffCall({
  path: 'staff/query.areas',
  access: 'area.read',
  idempotent: true,
  request: z.object({}),
  data: allAreas,
})

/** Adds an area. Refused: `STAFF_AREA_EXISTS`. */
export const addAreaCall = defineStaffCall({
  path: 'staff/add.area',
  access: 'area.edit',
  idempotent: false,
  request: z.object(area),
  data: allAreas,
})

/** Renames an area whose revision is still `expectedRevision`. Refused: `AREA_NOT_FOUND`. */
export const renameAreaCall = defineStaffCall({
  path: 'staff/rename.area',
  access: 'area.edit',
  idempotent: true,
  request: z.object({ ...area, expectedRevision }),
  data: allAreas,
})

/** Removes an area that no line and no rule names. Refused: `AREA_NOT_FOUND`, `STAFF_AREA_IN_USE`. */
export const removeAreaCall = defineStaffCall({
  path: 'staff/remove.area',
  access: 'area.edit',
  idempotent: false,
  request: z.object({ code, expectedRevision }),
  data: allAreas,
})
