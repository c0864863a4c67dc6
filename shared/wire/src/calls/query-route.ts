import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, count, moment, optionalDate } from '../scalars'

/**
 * Minutes of an airport line: of the ride, before take-off, after landing at least and at most, and before a departure
 * that is changed.
 */
export const rideRow = z.looseObject({
  rideMinutes: count,
  checkInMinutes: count,
  landingMinutes: count,
  longestWaitMinutes: count,
  changeLeadMinutes: count,
})

export const lineRow = z.looseObject({
  /** Route code such as `HKG->ZHO`. */
  eXlmc: z.string(),
  /** Line name. */
  xlmc: z.string(),
  /** Start name in the language of the request. */
  xlmc_1: z.string(),
  /** End name. */
  xlmc_2: z.string(),
  /** Ticket category: 1 one-way, 2 round trip. */
  xllb: code,
  /** Line code such as `HKGZHO`. */
  xldm: z.string(),
  /** Start area code. */
  qZddm: z.string(),
  /** End area code. */
  zZddm: z.string(),
  /** Adults, elderly and students in one order. */
  maxPerOrder: count,
  maxChildren: count,
  /** Days ahead on sale, today not counted. */
  bookingWindowDays: count,
  /**
   * Lowest fare of an adult today, in cents of the currency of its start; missing where none is sold and in older
   * answers.
   */
  lowestFare: z.optional(cents),
  /** Airport line only. */
  ride: z.optional(rideRow),
  /** Days of departure on which the family combo is on, half-open, empty without an end; missing where it is off. */
  familyCombo: z.optional(z.looseObject({ dateFrom: optionalDate, dateTo: optionalDate })),
})

export const noticeRow = z.looseObject({
  title: z.string(),
  content: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  /** It announces the questionnaire; missing in all others and in older answers. */
  survey: z.optional(z.boolean()),
})
export const bannerRow = z.looseObject({
  img: z.string(),
  url: z.string(),
  type: z.enum(['link', 'page']),
  params: z.string(),
  /** Text of the picture in the language of the request; missing in older answers. */
  title: z.optional(z.string()),
})
/** A questionnaire that is open now; missing while there is none. */
export const surveyRow = z.looseObject({ url: z.string(), beginTime: moment, endTime: moment })

/** The lines on sale, notices and banners (purchase 7). */
export const queryRouteCall = defineCall({
  path: 'manage/query.route',
  access: 'line.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({}),
  answer: z.looseObject({
    responseData: z.array(lineRow),
    notice: z.array(noticeRow),
    swiper: z.array(bannerRow),
    survey: z.optional(surveyRow),
  }),
})
