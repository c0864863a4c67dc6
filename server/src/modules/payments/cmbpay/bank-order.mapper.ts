import { centsFromUnits } from '@shuttle/domain'
import type { ProviderPayment } from '../payment-provider'
import { ProviderFault } from '../provider-fault'
import type { Fields } from './bank-message'

/** 0 settled, 2 settled in part, 4 paid and not settled yet: in all of them the passenger has paid. */
const TAKEN = ['0', '2', '4']
/** The bank's number of the yuan. */
const YUAN = '10'

/** Reads QuerySingleOrder. The bank has no order before somebody has paid; a cancelled one took nothing. */
export const readOrder = (answer: Fields): ProviderPayment => {
  const { orderStatus = '', bankSerialNo = '', orderAmount = '', currency = YUAN } = answer
  if (!TAKEN.includes(orderStatus)) return { state: 'none' }
  const amount = centsFromUnits(orderAmount)
  if (amount === undefined || bankSerialNo === '')
    throw new ProviderFault('unreadable', 'a paid order without amount or number')
  const merchant = `${answer.branchNo ?? ''}${answer.merchantNo ?? ''}`
  const transactionId = `${answer.date ?? ''}/${bankSerialNo}`
  return { state: 'captured', transactionId, merchant, amount, currency: currency === YUAN ? 'CNY' : currency }
}
