import { type Cents, type Currency, type FareType, readAmount, readIdentifier } from '@shuttle/domain'

/** Query of the calculator: an order, or a ticket that could be sold. Moments as the wire spells them. */
export type FeeQuestion = { at: string } & (
  | { orderNo: string }
  | {
      sale: {
        lineCode: string
        fareType: FareType
        currency: Currency
        fare: Cents
        saleTime: string
        departTime: string
      }
    }
)

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

/** `2026-11-21T10:00` as the wire spells it; undefined for an invalid moment. */
export const toWireMoment = (typed: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? `${typed.replace('T', ' ')}:00` : undefined

/** The query of a form, or the first field with an error. */
export const readFeeQuestion = (form: FeeForm): FeeQuestion | { fault: FeeFormField } => {
  const at = toWireMoment(form.at)
  const orderNo = readIdentifier(form.orderNo).replaceAll('-', '')
  if (orderNo !== '') return at ? { at, orderNo } : { fault: 'at' }
  const { lineCode, fareType, currency } = form
  if (lineCode === '') return { fault: 'lineCode' }
  const fare = readAmount(form.fare)
  if (fare === undefined || fare <= 0) return { fault: 'fare' }
  const [saleTime, departTime] = [toWireMoment(form.saleTime), toWireMoment(form.departTime)]
  if (!saleTime) return { fault: 'saleTime' }
  if (!departTime || departTime <= saleTime) return { fault: 'departTime' }
  if (!at || at < saleTime) return { fault: 'at' }
  return { at, sale: { lineCode, fareType, currency, fare, saleTime, departTime } }
}
