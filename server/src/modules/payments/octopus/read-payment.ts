import type { ProviderPayment } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import type { OctopusAnswer } from './call-octopus'

/** The balance was too low, or the card is not taken. */
const DECLINED = ['FAILED', 'REJECTED']
const CENTS = /^\d{1,9}$/

/** A payment in another currency says so; Octopus itself moves Hong Kong dollars. */
const readCurrency = ({ element }: OctopusAnswer): string =>
  element.children.find((child) => child.name === 'currency')?.attributes.code ?? 'HKD'

/** Reads an enquiry. A payment that is not known, or waits, or has expired has taken nothing. */
export const readPayment = (answer: OctopusAnswer): ProviderPayment => {
  const { status, field } = answer
  if (DECLINED.includes(status)) return { state: 'declined', reason: status }
  if (status !== 'SUCCESS') return { state: 'none' }
  const [amount, transactionId] = [field('amount'), field('receiptId')]
  if (!CENTS.test(amount) || transactionId === '')
    throw new ProviderFault('unreadable', 'octopus: a payment without amount or receipt')
  const merchant = field('gatewayId')
  return { state: 'captured', transactionId, merchant, amount: Number(amount), currency: readCurrency(answer) }
}
