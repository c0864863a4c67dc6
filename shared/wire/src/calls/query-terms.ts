import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, count } from '../scalars'
import { priceRow } from './query-price'
import { refundPolicyRow } from './query-refund-policy'
import { rideRow } from './query-route'

export const lineFaresRow = z.looseObject({
  /** Line code. */
  xldm: z.string(),
  /** Start and end name, in the requested language. */
  xlmc_1: z.string(),
  xlmc_2: z.string(),
  /** 1 one-way, 2 round trip. */
  xllb: code,
  /** Currency of the line's fares: 1 yuan, 2 Hong Kong dollars. */
  currency: code,
  maxPerOrder: count,
  maxChildren: count,
  bookingWindowDays: count,
  prices: z.array(priceRow),
  /** Airport line only. */
  ride: z.optional(rideRow),
})

/** The numbers in the purchase terms: the fares on sale today and the refund policy of today. */
export const queryTermsCall = defineCall({
  path: 'manage/query.terms',
  access: 'terms.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    /** Language of the terms page, independent of the language of the site: zh-cn, zh-hk or en. */
    language: z.enum(['zh-cn', 'zh-hk', 'en']),
    /** 1 the airport line, empty the bus lines: each has its own terms. */
    airport: z._default(z.pipe(code, z.enum(['', '1'])), ''),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({ refundPolicy: refundPolicyRow, lines: z.array(lineFaresRow) }),
  }),
})
