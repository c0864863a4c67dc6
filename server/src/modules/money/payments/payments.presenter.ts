import type { PaymentFrameSettings } from '@shuttle/contracts'
import { CARD_FRAME_PATH } from '@shuttle/contracts'
import type { Cents, Instant } from '@shuttle/domain'
import { wireMoment } from '../../../http/envelope'
import type { PaymentAttemptRow } from './attempts.repository'
import type { PaymentProvider } from './payment-provider'

/** The answer of a payment request; `json` is a sibling of `responseData`, as text (D9.11). */
export const presentAttempt = (
  attempt: PaymentAttemptRow,
  { now, providerFramesUrl }: { now: Instant; providerFramesUrl: string },
) => {
  const frame: PaymentFrameSettings = {
    frameUrl: `${providerFramesUrl}${CARD_FRAME_PATH}`,
    sessionId: attempt.session_id,
    version: attempt.session_version,
  }
  return {
    responseData: {
      orderNo: attempt.order_no,
      orderReqno: attempt.request_no,
      totalFee: attempt.amount_cents,
      sessionId: attempt.session_id,
      successId: attempt.success_indicator,
      sysTime: wireMoment(now),
    },
    json: attempt.launch === '' ? JSON.stringify(frame) : attempt.launch,
  }
}

/** `due` is the amount of the order they are for, where one was named. */
export const presentMethods = (providers: readonly PaymentProvider[], due: Cents | undefined) => {
  const takesAmount = (provider: PaymentProvider) => due === undefined || provider.takesAmount?.(due) !== false
  const notForAmount = providers.filter((provider) => !takesAmount(provider)).map(({ code }) => code)
  return {
    responseData: providers.filter(takesAmount).map((provider) => ({ payCode: provider.code })),
    ...(notForAmount.length > 0 && { extend: { notForAmount } }),
  }
}
