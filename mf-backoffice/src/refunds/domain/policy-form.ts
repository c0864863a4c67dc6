import { type FareType, formatUnits, isCivilDate, type RefundPolicy, readAmount, readCount } from '@shuttle/domain'
import { checkPolicyTerms, type PolicyField, type PolicyTerms } from '@shuttle/domain/staff'
import type { PolicyContent } from '@shuttle/wire/staff'

/** Typed values of one step: minutes, empty in the last step, and a share in percent. */
export interface TierForm {
  /** Local id of the row: typed values remain with their step when another is removed. */
  id: number
  minutes: string
  percent: string
}

/** Typed values of a version. */
export interface PolicyForm {
  from: string
  /** Used only for a version with lines or fare types. */
  until: string
  clock: RefundPolicy['clock']
  tiers: TierForm[]
  cutoffMinutes: string
  isAutomatic: boolean
  rounding: RefundPolicy['rounding']
  /** In units of either currency. */
  minimumFee: string
  couponOrders: RefundPolicy['couponOrders']
  discountedTickets: RefundPolicy['discountedTickets']
  lineCodes: readonly string[]
  fareTypes: readonly FareType[]
  isForceMajeureFull: boolean
  /** Empty: as long as the ticket is valid. */
  windowDays: string
}

export type PolicyFormField = PolicyField | 'from' | 'until'

/** The form that starts from a preset or an earlier version, with new days. */
export const toPolicyForm = (terms: PolicyTerms, days = { from: '', until: '' }): PolicyForm => ({
  ...days,
  clock: terms.clock,
  tiers: terms.tiers.map(({ minutes, basisPoints }, id) => ({
    id,
    minutes: minutes === undefined ? '' : String(minutes),
    percent: String(basisPoints / 100),
  })),
  cutoffMinutes: String(terms.cutoffMinutes),
  isAutomatic: terms.isAutomatic,
  rounding: terms.rounding,
  minimumFee: formatUnits(terms.minimumFee),
  couponOrders: terms.couponOrders,
  discountedTickets: terms.discountedTickets,
  lineCodes: terms.lineCodes,
  fareTypes: terms.fareTypes,
  isForceMajeureFull: terms.isForceMajeureFull,
  windowDays: terms.windowDays === undefined ? '' : String(terms.windowDays),
})

/** A typed number; an invalid one becomes -1, which no rule accepts. */
const readNumber = (text: string): number => readCount(text) ?? -1

/** 20 percent are 2,000 basis points, as 20 dollars are 2,000 cents. */
const readBasisPoints = (percent: string): number => Math.max(-1, readAmount(percent.replace(/\s*[%％]\s*$/, '')) ?? -1)

/** The typed terms, valid or not. */
export const readPolicyTerms = (form: PolicyForm): PolicyTerms => ({
  clock: form.clock,
  tiers: form.tiers.map(({ minutes, percent }, at) => ({
    minutes: minutes.trim() === '' && at === form.tiers.length - 1 ? undefined : readNumber(minutes),
    basisPoints: readBasisPoints(percent),
  })),
  cutoffMinutes: readNumber(form.cutoffMinutes),
  isAutomatic: form.isAutomatic,
  rounding: form.rounding,
  minimumFee: readAmount(form.minimumFee) ?? -1,
  couponOrders: form.couponOrders,
  discountedTickets: form.discountedTickets,
  lineCodes: form.lineCodes.toSorted(),
  fareTypes: form.fareTypes.toSorted(),
  isForceMajeureFull: form.isForceMajeureFull,
  windowDays: form.windowDays.trim() === '' ? undefined : readNumber(form.windowDays),
})

const isForSome = ({ lineCodes, fareTypes }: Pick<PolicyForm, 'lineCodes' | 'fareTypes'>): boolean =>
  lineCodes.length + fareTypes.length > 0

/** The version of a form, and the fields with errors; `tomorrow` is the first permitted begin. */
export const readPolicyForm = (
  form: PolicyForm,
  tomorrow: string,
): { content: PolicyContent; faults: ReadonlySet<PolicyFormField> } => {
  const terms = readPolicyTerms(form)
  const faults = new Set<PolicyFormField>(checkPolicyTerms(terms))
  const until = (isForSome(form) && form.until) || undefined
  if (!isCivilDate(form.from) || form.from < tomorrow) faults.add('from')
  if (until !== undefined && (!isCivilDate(until) || until <= form.from)) faults.add('until')
  return { content: { from: form.from, until, terms }, faults }
}
