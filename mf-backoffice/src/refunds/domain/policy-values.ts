import { type CivilDate, isCivilDate } from '@shuttle/domain'
import { checkPolicyTerms, type PolicyField, type PolicyTerms } from '@shuttle/domain/staff'
import type { PolicyContent } from '@shuttle/wire/staff'

type Tier = PolicyTerms['tiers'][number]

/** A step with the id of its row: typed values remain with their step when another is removed. */
export interface TierValues extends Tier {
  id: number
}

type Scope = Pick<PolicyTerms, 'lineCodes' | 'fareTypes'>

/** Values of the form of a version; a preset replaces the terms alone. */
export interface PolicyValues extends Scope {
  from: CivilDate | undefined
  /** Used only for a version with lines or fare types. */
  until: CivilDate | undefined
  terms: Omit<PolicyTerms, keyof Scope | 'tiers'> & { tiers: readonly TierValues[] }
}

export type PolicyFault = PolicyField | 'from' | 'until'

export const toTermValues = (terms: Omit<PolicyTerms, keyof Scope>): PolicyValues['terms'] => ({
  clock: terms.clock,
  tiers: terms.tiers.map((tier, id) => ({ ...tier, id })),
  cutoffMinutes: terms.cutoffMinutes,
  isAutomatic: terms.isAutomatic,
  rounding: terms.rounding,
  minimumFee: terms.minimumFee,
  couponOrders: terms.couponOrders,
  discountedTickets: terms.discountedTickets,
  isForceMajeureFull: terms.isForceMajeureFull,
  windowDays: terms.windowDays,
})

export const isForSome = ({ lineCodes, fareTypes }: Scope): boolean => lineCodes.length + fareTypes.length > 0

/** The version of a form, valid or not. */
export const toPolicyContent = ({ from = '', until, lineCodes, fareTypes, terms }: PolicyValues): PolicyContent => ({
  from,
  until: isForSome({ lineCodes, fareTypes }) ? until : undefined,
  terms: {
    ...terms,
    tiers: terms.tiers.map(({ minutes, basisPoints }) => ({ minutes, basisPoints })),
    lineCodes: lineCodes.toSorted(),
    fareTypes: fareTypes.toSorted(),
  },
})

/** The faults of a form, by the path of their field; `tomorrow` is the first permitted begin. */
export const checkPolicy = (values: PolicyValues, tomorrow: CivilDate) => {
  const { from, until, terms } = toPolicyContent(values)
  const faults: { [path in 'from' | 'until' | `terms.${PolicyField}`]?: PolicyFault } = {}
  for (const field of checkPolicyTerms(terms)) faults[`terms.${field}`] = field
  if (!isCivilDate(from) || from < tomorrow) faults.from = 'from'
  if (until !== undefined && (!isCivilDate(until) || until <= from)) faults.until = 'until'
  return faults
}
