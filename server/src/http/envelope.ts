import { civilDateAt, civilTimeAt, type Instant } from '@shuttle/domain'
import type { SuccessRule } from '@shuttle/wire'

const SUCCESS_MESSAGE: Record<SuccessRule, string> = {
  code: '成功',
  'done-message': '成功',
  'success-message': 'success',
}

/** `yyyy-MM-dd HH:mm:ss` in business time, the format of moments on the wire. */
export const wireMoment = (instant: Instant): string => `${civilDateAt(instant)} ${civilTimeAt(instant)}`

const clockFields = (now: Instant) => ({ sysTime: wireMoment(now), sysTimeMs: now })

/** The answer of a call that succeeded; its success message is never translated. */
export const successEnvelope = (rule: SuccessRule, now: Instant, fields: object) => ({
  code: 'SUCCESS',
  message: SUCCESS_MESSAGE[rule],
  ...clockFields(now),
  ...fields,
})

/** The answer of a refusal, with a sentence in the reader's language; a fault has none. */
export const refusalEnvelope = (
  now: Instant,
  refusal: { code: string; message?: string; data?: unknown; beside?: object | undefined; requestId: string },
) => ({
  ...refusal.beside,
  code: refusal.code,
  ...(refusal.message !== undefined && { message: refusal.message }),
  ...clockFields(now),
  ...(refusal.data !== undefined && { responseData: refusal.data }),
  requestId: refusal.requestId,
})
