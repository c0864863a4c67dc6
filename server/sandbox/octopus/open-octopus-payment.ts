import type { PendingPayment } from '../state/pending-payment'
import type { SandboxState } from '../state/sandbox-state'
import type { DocumentFields } from './octopus-document'
import type { OctopusProfile } from './octopus-profile'
import { getField } from './sealed-document'

/** Faults aim at the merchant's order; its payments are told apart by what stands behind the last hyphen. */
const toReference = (gatewayRef: string): string => gatewayRef.replace(/-[^-]*$/, '')

/** Reads a paymentRequest as strictly as Octopus and opens the payment; answers its landing page. */
export const openOctopusPayment = (
  at: { profile: OctopusProfile; state: SandboxState; now: number; origin: string },
  document: string,
): DocumentFields => {
  const { profile, state, now, origin } = at
  const field = (name: string) => getField(document, name)
  const [gatewayRef, amount, returnUrl] = [field('gatewayRef'), Number(field('amount')), field('returnUrl')]
  const endsAt = Date.parse(field('expiryTime'))
  if (field('merchantId') !== profile.merchantId) return { status: 'INVALID_MERCHANT' }
  if (!/^[\w-]{1,32}$/.test(gatewayRef)) return { status: 'INVALID_GATEWAY_REF' }
  if (!/^\d{4}-\d\d-\d\d$/.test(field('businessDate'))) return { status: 'INVALID_BUSINESS_DATE' }
  if (!Number.isInteger(amount) || amount <= 0 || amount % 10 !== 0) return { status: 'INVALID_AMOUNT' }
  if (!(endsAt > now)) return { status: 'INVALID_EXPIRY_TIME' }
  if (!URL.canParse(returnUrl)) return { status: 'INVALID_RETURN_URL' }
  if ([...state.pending.values()].some((each) => each.provider === 'octopus' && each.orderId === gatewayRef))
    return { status: 'DUPLICATE_REQUEST' }
  const payment: PendingPayment = {
    provider: 'octopus',
    id: state.newId('oos'),
    orderId: gatewayRef,
    reference: toReference(gatewayRef),
    amountCents: amount,
    currency: 'HKD',
    description: gatewayRef,
    attach: '',
    locale: 'zh_TW',
    endsAt,
    notifyUrl: returnUrl,
    returnUrl: undefined,
  }
  state.pending.set(payment.id, payment)
  return { status: 'SUCCESS', landingUrl: `${origin}/oos/payment/?token=${payment.id}` }
}
