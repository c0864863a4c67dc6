import * as z from 'zod/mini'
import { sentDecimal } from '../scalars'
import { contentText } from './content-scalars'
import { defineStaffCall } from './define-staff-call'

/** A text in three languages. */
const inThree = <Name extends string>(name: Name) =>
  ({ [`${name}ZhHk`]: contentText, [`${name}ZhCn`]: contentText, [`${name}En`]: contentText }) as Record<
    `${Name}${'ZhHk' | 'ZhCn' | 'En'}`,
    typeof contentText
  >

/** When a one-way line runs, and where it is boarded. */
export const lineGuideContent = z.strictObject({
  weekday: contentText,
  weekend: contentText,
  holiday: contentText,
  rideMinutes: sentDecimal,
  busyRideMinutes: sentDecimal,
  bay: sentDecimal,
  ...inThree('walk'),
  ...inThree('arrival'),
})

/** A stop: its plan, and the ways to it. */
export const stopGuideContent = z.strictObject({
  phone: contentText,
  latitude: sentDecimal,
  longitude: sentDecimal,
  ...inThree('address'),
  ...inThree('building'),
  ...inThree('door'),
  ...inThree('rooms'),
  ...inThree('bays'),
  ...inThree('ways'),
  ...inThree('steps'),
  ...inThree('access'),
})

/** Days with the timetable of holidays, one a line. */
export const holidayGuideContent = z.strictObject({ days: contentText })

/** `content` is null where none was written yet; `revision` is sent back with an edit. */
const guideOf = <Content extends z.ZodMiniType>(content: Content) =>
  z.strictObject({ code: z.string(), name: z.string(), revision: z.string(), content: z.nullable(content) })

const staffLineGuide = guideOf(lineGuideContent)
const staffStopGuide = guideOf(stopGuideContent)
const staffHolidays = guideOf(holidayGuideContent)
export type StaffLineGuide = z.output<typeof staffLineGuide>
export type StaffStopGuide = z.output<typeof staffStopGuide>
export type StaffHolidays = z.output<typeof staffHolidays>

const allGuides = z.strictObject({
  lines: z.array(staffLineGuide),
  stops: z.array(staffStopGuide),
  holidays: z.array(staffHolidays),
})
export type StaffGuides = z.output<typeof allGuides>

/** Every guide: of the one-way lines, of the stops, and the holidays. */
export const queryStaffGuidesCall = defineStaffCall({
  path: 'staff/query.guides',
  access: 'guide.read',
  idempotent: true,
  request: z.object({}),
  data: allGuides,
})

const saveGuide = <Resource extends string, Content extends z.ZodMiniType>(resource: Resource, content: Content) =>
  defineStaffCall({
    path: `staff/save.${resource}`,
    access: 'guide.edit',
    idempotent: true,
    request: z.object({ code: z.string().check(z.maxLength(20)), expectedRevision: z.string(), content }),
    data: allGuides,
  })

/** Write a guide whose revision is still `expectedRevision`. Refused: `LINE_NOT_FOUND`, `AREA_NOT_FOUND`. */
export const saveLineGuideCall = saveGuide('line.guide', lineGuideContent)
export const saveStopGuideCall = saveGuide('stop.guide', stopGuideContent)
export const saveHolidaysCall = saveGuide('holidays', holidayGuideContent)
