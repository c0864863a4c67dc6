import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count } from '../scalars'
import { contentText } from './content-scalars'

/** An area where lines start and end. */
export const areaRow = z.looseObject({
  areaCode: z.string(),
  nameZhHk: z.string(),
  nameZhCn: z.string(),
  nameEn: z.string(),
  /** Lines that start or end there, on sale or not. */
  lines: count,
  /** Rules of the sales policy that name it. */
  rules: count,
  /** Revision that a form shows; sent back with an edit. */
  revision: z.string(),
})

const allAreas = z.looseObject({ areas: z.array(areaRow) })
const areaCode = z.string().check(z.maxLength(20))
const names = { nameZhHk: contentText, nameZhCn: contentText, nameEn: contentText }

/** Every area, by code. */
export const queryAreasCall = defineCall({
  path: 'staff/query.areas',
  access: 'area.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({ responseData: allAreas }),
})

/** Adds an area. Refused: `STAFF_AREA_EXISTS`. */
export const addAreaCall = defineCall({
  path: 'staff/add.area',
  access: 'area.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ areaCode, ...names }),
  answer: z.looseObject({ responseData: allAreas }),
})

/** Renames an area whose revision is still `expectedRevision`. Refused: `AREA_NOT_FOUND`. */
export const renameAreaCall = defineCall({
  path: 'staff/rename.area',
  access: 'area.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ areaCode, expectedRevision: z.string(), ...names }),
  answer: z.looseObject({ responseData: allAreas }),
})

/** Removes an area that no line and no rule names. Refused: `AREA_NOT_FOUND`, `STAFF_AREA_IN_USE`. */
export const removeAreaCall = defineCall({
  path: 'staff/remove.area',
  access: 'area.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ areaCode, expectedRevision: z.string() }),
  answer: z.looseObject({ responseData: allAreas }),
})
