import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { moment } from '../scalars'

export const SECOND_FACTOR_STATES = ['OFF', 'ENROL', 'NEEDED', 'IDLE', 'GIVEN'] as const

/** Begins to set up an authenticator app (RFC 6238): a repetition before the confirmation creates a new secret. */
export const beginEnrolmentCall = defineCall({
  path: 'staff/begin.enrolment',
  access: 'second-factor.give',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({
    /** Issued by a supervisor or the operator; required where the installation requires a second factor. */
    enrolmentCode: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      /** Base32, to type in. */
      secret: z.string(),
      /** `otpauth://`, for a QR code. */
      uri: z.string(),
    }),
  }),
})

/** Confirms it by the digits of the app; returns the recovery codes, only this once. */
export const confirmEnrolmentCall = defineCall({
  path: 'staff/confirm.enrolment',
  access: 'second-factor.give',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ code: z.string() }),
  answer: z.looseObject({ responseData: z.looseObject({ recoveryCodes: z.array(z.string()) }) }),
})

/** Gives the second factor in this session: the digits of the app, each valid once, or a recovery code. */
export const giveSecondFactorCall = defineCall({
  path: 'staff/give.factor',
  access: 'second-factor.give',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ code: z.string() }),
  answer: z.looseObject({ responseData: z.looseObject({ recoveryCodesLeft: z.int() }) }),
})

/**
 * A code for another level-9 account to set up an authenticator app within 24 hours, returned only this once; it
 * replaces the previous one.
 */
export const issueEnrolmentCodeCall = defineCall({
  path: 'staff/issue.enrolment.code',
  access: 'staff.edit',
  idempotent: false,
  success: 'done-message',
  request: z.looseObject({ accountId: z.string() }),
  answer: z.looseObject({
    responseData: z.looseObject({ accountId: z.string(), enrolmentCode: z.string(), validUntil: moment }),
  }),
})

/** Removes a lost authenticator app of another account: they set up a new one. */
export const resetSecondFactorCall = defineCall({
  path: 'staff/reset.factor',
  access: 'staff.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ accountId: z.string() }),
  answer: z.looseObject({ responseData: z.looseObject({ accountId: z.string() }) }),
})
