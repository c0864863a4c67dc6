import * as z from 'zod/mini'
import { instant } from './codecs'
import { defineStaffCall } from './define-staff-call'

/** Begins to set up an authenticator app (RFC 6238): a repetition before the confirmation creates a new secret. */
export const beginEnrolmentCall = defineStaffCall({
  path: 'staff/begin.enrolment',
  access: 'second-factor.give',
  idempotent: false,
  request: z.object({
    /** Issued by a supervisor or the operator; required where the installation requires a second factor. */
    enrolmentCode: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.strictObject({
    /** Base32, to type in. */
    secret: z.string(),
    /** `otpauth://`, for a QR code. */
    uri: z.string(),
  }),
})
export type FactorSecret = z.output<typeof beginEnrolmentCall.data>

/** Confirms it by the digits of the app; returns the recovery codes, only this once. */
export const confirmEnrolmentCall = defineStaffCall({
  path: 'staff/confirm.enrolment',
  access: 'second-factor.give',
  idempotent: false,
  request: z.object({ code: z.string() }),
  data: z.strictObject({ recoveryCodes: z.array(z.string()) }),
})

/** Gives the second factor in this session: the digits of the app, each valid once, or a recovery code. */
export const giveSecondFactorCall = defineStaffCall({
  path: 'staff/give.factor',
  access: 'second-factor.give',
  idempotent: false,
  request: z.object({ code: z.string() }),
  data: z.strictObject({ recoveryCodesLeft: z.int() }),
})

/**
 * A code for another level-9 account to set up an authenticator app within 24 hours, returned only this once; it
 * replaces the previous one.
 */
export const issueEnrolmentCodeCall = defineStaffCall({
  path: 'staff/issue.enrolment.code',
  access: 'staff.edit',
  idempotent: false,
  request: z.object({ accountId: z.string() }),
  data: z.strictObject({ accountId: z.string(), enrolmentCode: z.string(), validUntil: instant }),
})

/** Removes a lost authenticator app of another account: they set up a new one. */
export const resetSecondFactorCall = defineStaffCall({
  path: 'staff/reset.factor',
  access: 'staff.edit',
  idempotent: true,
  request: z.object({ accountId: z.string() }),
  data: z.strictObject({ accountId: z.string() }),
})
