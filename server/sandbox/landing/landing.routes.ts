import type { FastifyInstance } from 'fastify'
import { type NoticeRequest, sendNotices } from '../money/send-notices'
import { type PayerAction, type PaymentEnding, takeMoney } from '../money/take-money'
import { pageHeaders } from '../pages/sandbox-page'
import type { RequestedPayment, SandboxState } from '../state/sandbox-state'
import { endPage, refusedPage } from './landing-page'

/** A provider whose page replaces the whole site page. */
export interface LandingProvider {
  name: string
  notice: (payment: RequestedPayment) => NoticeRequest
  /** Fields of the redirect back; none where the provider adds nothing to the return address. */
  returnFields: (payment: RequestedPayment, outcome: PaymentEnding) => Record<string, string>
  /**
   * Replaces the notice of success: notifies the merchant of every outcome and reads the payer's next address from the
   * answer.
   */
  notifyMerchant?: (payment: RequestedPayment, outcome: PaymentEnding) => Promise<void>
}

const CHOICES: readonly PayerAction[] = ['pay', 'fail', 'cancel']

/** `POST /landing/{id}`: what the payer chose on a provider's page. */
export const registerLanding = (
  app: FastifyInstance,
  providers: Partial<Record<RequestedPayment['provider'], LandingProvider>>,
  state: SandboxState,
  now: () => number,
): void => {
  app.post<{ Params: { id: string }; Body: { choice?: string } | undefined }>(
    '/landing/:id',
    async (request, reply) => {
      const payment = state.pending.get(request.params.id)
      const provider = payment && providers[payment.provider]
      if (!payment || !provider)
        return reply.code(404).headers(pageHeaders("'none'")).send(refusedPage('Sandbox', 'There is no such payment.'))
      const choice = CHOICES.find((each) => each === request.body?.choice) ?? 'cancel'
      const outcome = takeMoney(state, payment, choice, now())
      if (provider.notifyMerchant) await provider.notifyMerchant(payment, outcome)
      else if (outcome.result === 'paid' && payment.notifyUrl !== undefined)
        void sendNotices({ url: payment.notifyUrl, times: outcome.times, log: app.log }, () => provider.notice(payment))
      const back = payment.returnUrl === undefined ? [] : [new URL(payment.returnUrl).origin]
      const fields = provider.returnFields(payment, outcome)
      return reply
        .headers(pageHeaders("'none'", back))
        .send(endPage(provider.name, payment, { result: outcome.result, fields }))
    },
  )
}
