import { type Currency, type FareType, readAmount, readIdentifier } from '@shuttle/domain'
import type { FeeQuestion } from '@shuttle/wire/staff'
import { fromLocalMoment } from '../../kit/domain/local-moment'

/** Typed values; moments as `yyyy-MM-ddTHH:mm` of business time, the fare in currency units. */
export interface FeeForm {
  orderNo: string
  lineCode: string
  fareType: FareType
  currency: Currency
  fare: string
  saleTime: string
  departTime: string
  at: string
}

export type FeeFormField = 'at' | 'fare' | 'lineCode' | 'saleTime' | 'departTime'

export const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']
export const CURRENCIES: readonly Currency[] = ['HKD', 'CNY']

/** The query of a form, or the first field with an error. */
export const readFeeQuestion = (form: FeeForm): FeeQuestion | { fault: FeeFormField } => {
  const at = fromLocalMoment(form.at)
  const orderNo = readIdentifier(form.orderNo).replaceAll('-', '')
  if (orderNo !== '') return Number.isNaN(at) ? { fault: 'at' } : { at, orderNo }
  const { lineCode, fareType, currency } = form
  if (lineCode === '') return { fault: 'lineCode' }
  const fare = readAmount(form.fare)
  if (fare === undefined || fare <= 0) return { fault: 'fare' }
  const [soldAt, departsAt] = [fromLocalMoment(form.saleTime), fromLocalMoment(form.departTime)]
  if (Number.isNaN(soldAt)) return { fault: 'saleTime' }
  // An invalid moment is NaN, which is neither before nor after another one.
  if (!(departsAt > soldAt)) return { fault: 'departTime' }
  if (!(at >= soldAt)) return { fault: 'at' }
  return { at, sale: { product: { lineCode, fareType }, currency, fare, soldAt, departsAt } }
}
