import { bankDay, type Filling, refundSerialNo } from '@shuttle/server/filling'
import type { ProviderBooking } from './pay-order'

const REFUND = { done: 'SUCCESS', failed: 'FAILURE' } as const
const PENDING = { wxpay: 'wxpay', cmbpay: 'cmbpay', octopusonline: 'octopus' } as const

const toTransactions = ({ provider, amount, currency, at, refunds }: ProviderBooking) => [
  ...[{ id: '1', type: 'PAYMENT' as const, result: 'SUCCESS' as const, gatewayCode: 'APPROVED' }].map((payment) => ({
    ...{ ...payment, amountCents: amount, currency, at, visibleFrom: at },
  })),
  ...refunds.flatMap((refund) => {
    // The provider has no record of a refund that it refused.
    if (refund.state !== 'done' && refund.state !== 'failed') return []
    const gatewayCode = refund.state === 'done' ? 'APPROVED' : 'DECLINED'
    // The bank has a refund by a shorter number.
    const id = provider === 'cmbpay' ? refundSerialNo(refund.refundNo) : refund.refundNo
    const about = { id, type: 'REFUND' as const, result: REFUND[refund.state], gatewayCode }
    return [{ ...about, amountCents: refund.amount, currency, at: refund.at, visibleFrom: refund.at }]
  }),
]

/** Enters payments of the demo into the books of the sandbox, so that they can be queried, refunded and compared. */
export const enterBookings = (sandbox: Filling['sandbox'], bookings: readonly ProviderBooking[]): void => {
  for (const booking of bookings) {
    const { provider, requestNo, orderNo, amount, currency, at } = booking
    const id = provider === 'cmbpay' ? requestNo.replaceAll('-', '') : requestNo
    const about = { reference: orderNo, amountCents: amount, currency, description: orderNo }
    sandbox.save('orders', { ...about, id, createdAt: at, transactions: toTransactions(booking) })
    const platform = Object.hasOwn(PENDING, provider) ? PENDING[provider as keyof typeof PENDING] : undefined
    if (!platform) continue
    sandbox.save('pending', {
      ...{ ...about, provider: platform, orderId: id, id: platform === 'cmbpay' ? `${bankDay(at)}${id}` : requestNo },
      ...{ attach: '', locale: '', endsAt: at, notifyUrl: undefined, returnUrl: undefined },
    })
  }
}
