import { type Cents, centsFromUnits } from '@shuttle/domain'

/** What the calculator is asked, as calls spell it: an order, or a ticket that could be sold. */
export type FeeQuestion = { at: string } & (
  | { orderNo: string }
  | {
      sale: {
        lineCode: string
        feeType: string
        currency: string
        fare: Cents
        saleTime: string
        departTime: string
      }
    }
)

/** What was typed; moments as `yyyy-MM-ddTHH:mm` of business time, the fare in units. */
export interface FeeForm {
  orderNo: string
  lineCode: string
  feeType: string
  currency: string
  fare: string
  saleTime: string
  departTime: string
  at: string
}

export type FeeFormField = 'at' | 'fare' | 'lineCode' | 'saleTime' | 'departTime'

const FIELDS = ['orderNo', 'lineCode', 'feeType', 'currency', 'fare', 'saleTime', 'departTime', 'at'] as const

const DEFAULTS: FeeForm = {
  ...{ orderNo: '', lineCode: '', feeType: '2', currency: '2', fare: '', saleTime: '', departTime: '', at: '' },
}

/** The form as the address has it. */
export const readFeeForm = (query: URLSearchParams): FeeForm => ({
  ...DEFAULTS,
  ...Object.fromEntries(FIELDS.flatMap((field) => (query.get(field) ? [[field, query.get(field)]] : []))),
})

/** Only what differs from an empty form. */
export const feeQuery = (form: FeeForm): Record<string, string> => ({
  tab: 'calculator',
  ...Object.fromEntries(FIELDS.flatMap((field) => (form[field] === DEFAULTS[field] ? [] : [[field, form[field]]]))),
})

/** `2026-11-21T10:00` as calls spell it; undefined for what is no moment. */
export const toWireMoment = (typed: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? `${typed.replace('T', ' ')}:00` : undefined

/** The question of a form, or its first fault. */
export const readFeeQuestion = (form: FeeForm): FeeQuestion | { fault: FeeFormField } => {
  const at = toWireMoment(form.at)
  if (form.orderNo.trim() !== '') return at ? { at, orderNo: form.orderNo.trim() } : { fault: 'at' }
  const { lineCode, feeType, currency } = form
  if (lineCode === '') return { fault: 'lineCode' }
  const fare = centsFromUnits(form.fare)
  if (fare === undefined || fare <= 0) return { fault: 'fare' }
  const [saleTime, departTime] = [toWireMoment(form.saleTime), toWireMoment(form.departTime)]
  if (!saleTime) return { fault: 'saleTime' }
  if (!departTime || departTime <= saleTime) return { fault: 'departTime' }
  if (!at || at < saleTime) return { fault: 'at' }
  return { at, sale: { lineCode, feeType, currency, fare, saleTime, departTime } }
}
