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

const FIELDS = ['orderNo', 'lineCode', 'fareType', 'currency', 'fare', 'saleTime', 'departTime', 'at'] as const

const DEFAULTS: FeeForm = {
  ...{ orderNo: '', lineCode: '', fareType: 'day', currency: 'HKD', fare: '', saleTime: '', departTime: '', at: '' },
}

export const FARE_TYPES: readonly FareType[] = ['day', 'night', 'reserved']

/** Reads the form from the URL; an unknown fare type or currency is the default. */
export const readFeeForm = (query: URLSearchParams): FeeForm => {
  const text = (field: keyof FeeForm) => query.get(field) ?? ''
  return {
    ...{ orderNo: text('orderNo'), lineCode: text('lineCode'), fare: text('fare') },
    ...{ saleTime: text('saleTime'), departTime: text('departTime'), at: text('at') },
    fareType: FARE_TYPES.find((fareType) => fareType === text('fareType')) ?? DEFAULTS.fareType,
    currency: text('currency') === 'CNY' ? 'CNY' : DEFAULTS.currency,
  }
}

/** URL parameters that differ from an empty form. */
export const feeQuery = (form: FeeForm): Record<string, string> => ({
  tab: 'calculator',
  ...Object.fromEntries(FIELDS.flatMap((field) => (form[field] === DEFAULTS[field] ? [] : [[field, form[field]]]))),
})

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
