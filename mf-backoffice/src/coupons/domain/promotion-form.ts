import { addDays, type Promotion, readCount } from '@shuttle/domain'
import { checkPromotion } from '@shuttle/domain/staff'

/** Typed values of a promotion; days are the first and the last (inclusive). */
export interface PromotionFormValues {
  on: boolean
  lines: string[]
  firstDay: string
  lastDay: string
  nights: string
}

export const toPromotionForm = ({ on, appliesTo, from, until, maxNights }: Promotion): PromotionFormValues => ({
  on,
  lines: [...appliesTo],
  firstDay: from ?? '',
  // Half-open: the last day is the one before the end.
  lastDay: until === undefined ? '' : addDays(until, -1),
  nights: String(maxNights),
})

export const readPromotionForm = (
  { on, lines, firstDay, lastDay, nights }: PromotionFormValues,
  kind: Promotion['kind'],
): Promotion => ({
  kind,
  on,
  appliesTo: lines,
  from: firstDay || undefined,
  until: lastDay === '' ? undefined : addDays(lastDay, 1),
  maxNights: readCount(nights) ?? Number.NaN,
})

/** Error codes by field; `lines` are the codes of all lines on sale. */
export const checkPromotionForm = (
  values: PromotionFormValues,
  { kind, lines }: { kind: Promotion['kind']; lines: readonly string[] },
) => {
  const { until, appliesTo, maxNights } = checkPromotion(readPromotionForm(values, kind), lines)
  return { lastDay: until, lines: appliesTo, nights: maxNights }
}
