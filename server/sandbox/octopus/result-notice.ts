import type { FastifyBaseLogger } from 'fastify'
import type { LandingProvider } from '../landing/landing.routes'
import type { NoticeRequest } from '../money/send-notices'
import type { PaymentEnding } from '../money/take-money'
import type { OctopusProfile } from '../sandbox-options'
import type { RequestedPayment, SandboxState } from '../state/sandbox-state'
import { OCTOPUS_NAME, octopusDocument, paymentStatus } from './octopus.routes'
import { DocumentRefusal, getField, seal, unseal } from './sealed-document'

const STATUS = { paid: 'SUCCESS', declined: 'FAILED', cancelled: 'CANCELLED', timeout: 'EXPIRED' } as const
const WITHIN_MS = 5000

interface At {
  profile: OctopusProfile
  state: SandboxState
  now: () => number
}

/** The paymentResult that is sent to the gateway. */
export const resultNotice = (at: At, payment: RequestedPayment, result: PaymentEnding['result']): NoticeRequest => {
  const known = paymentStatus(at.state, payment, at.now())
  const { amount = String(payment.amountCents), receiptId, transactionTime } = known
  const content = {
    amount,
    gatewayId: at.profile.gatewayId,
    gatewayRef: payment.orderId,
    receiptId,
    transactionTime,
    status: STATUS[result],
  }
  const document = octopusDocument({ root: 'paymentResult', now: at.now() }, content)
  return { contentType: 'application/xml; charset=UTF-8', body: seal(at.profile, document) }
}

/**
 * Posts a result, and reads the payer's next address from the sealed reply. Without a reply the payer stays on this
 * page.
 */
const notifyOctopusMerchant = async (
  at: At & { log: FastifyBaseLogger },
  payment: RequestedPayment,
  outcome: PaymentEnding,
): Promise<void> => {
  const times = outcome.result === 'paid' ? outcome.times : 1
  for (let time = 0; time < times; time += 1) {
    const { contentType, body } = resultNotice(at, payment, outcome.result)
    try {
      const answer = await fetch(payment.notifyUrl ?? '', {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      const heard = unseal(at.profile, await answer.text())
      if (getField(heard, 'gatewayRef') !== payment.orderId) throw new DocumentRefusal('about something else')
      payment.returnUrl = getField(heard, 'resultUrl').replaceAll('&amp;', '&')
    } catch (error) {
      at.log.warn({ err: error }, 'sandbox: the gateway did not answer a result')
    }
  }
}

/**
 * The payer's page of Octopus: every outcome is posted to the gateway, whose answer contains the payer's next address.
 */
export const octopusLanding = (at: Parameters<typeof notifyOctopusMerchant>[0]): LandingProvider => ({
  name: OCTOPUS_NAME,
  notice: (payment) => resultNotice(at, payment, 'paid'),
  returnFields: () => ({}),
  notifyMerchant: (payment, outcome) => notifyOctopusMerchant(at, payment, outcome),
})
