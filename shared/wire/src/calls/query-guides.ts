import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count, date } from '../scalars'

/** A one-way line; its timetables have a period a line, as `readBusTimes` reads them. */
export const lineGuideRow = z.looseObject({
  lineCode: z.string(),
  weekday: z.string(),
  weekend: z.string(),
  holiday: z.string(),
  rideMinutes: count,
  busyRideMinutes: count,
  /** The bay among those of the stop, counted from 1. */
  bay: count,
  /** In the language of the request, as all texts that have none of their own. */
  walk: z.string(),
  arrival: z.string(),
})

/** A stop; lists have a row `title | detail` a line. */
export const stopGuideRow = z.looseObject({
  code: z.string(),
  name: z.string(),
  address: z.looseObject({ 'zh-cn': z.string(), 'zh-hk': z.string(), en: z.string() }),
  building: z.string(),
  door: z.string(),
  rooms: z.string(),
  bays: z.string(),
  ways: z.string(),
  steps: z.string(),
  access: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** When and where buses leave: every line and stop at once. What staff declared about today: `queryLineStatesCall`. */
export const queryGuidesCall = defineCall({
  path: 'manage/query.guides',
  access: 'line.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.looseObject({
      holidays: z.array(date),
      lines: z.array(lineGuideRow),
      stops: z.array(stopGuideRow),
    }),
  }),
})
