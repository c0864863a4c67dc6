import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { count } from '../scalars'

export const userRow = z.looseObject({
  nickname: z.string(),
  headimgurl: z.string(),
  /** The shown member number. */
  webUserId: z.string(),
  /** 0 non-member, 1 and up member, 9 staff. */
  level: count,
  memberId: z.string(),
  /** One for each whole unit paid. */
  points: z.optional(count),
  /** Coupons that can be used now. */
  couponCount: z.optional(count),
  /** False for an account that has signed in through WeChat only. */
  hasEmail: z.optional(z.boolean()),
  /** False for an account that has signed in through WeChat, or by mailed codes, only. */
  hasPassword: z.optional(z.boolean()),
})

/**
 * Signs in; the answer carries the short token and sets the session cookie. `needcode` is also present in refusals:
 * true when the next attempt needs the captcha.
 */
export const loginCall = defineCall({
  path: 'login',
  access: 'session.open',
  idempotent: false,
  success: 'code',
  request: z.looseObject({
    /** The e-mail address. */
    webUserid: z.string(),
    passWord: z.string(),
    /** Answer to the image captcha, where one is required. */
    code: z._default(z.string(), ''),
  }),
  answer: z.looseObject({ jwt: z.string(), responseData: userRow, needcode: z.optional(z.boolean()) }),
})
