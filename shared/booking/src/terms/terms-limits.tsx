import type { LineFares } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { usualLimits } from './fare-groups'
import { useTermsTexts } from './use-terms-texts'

/** How many tickets an order may have and how long ahead they are sold, on most of the lines. */
export const TermsLimits = ({ lines, language }: { lines: readonly LineFares[]; language: LanguageCode }) => {
  const t = useTermsTexts(language)
  const limits = usualLimits(lines)
  if (!limits) return null
  const { maxPerOrder, maxChildren, windowDays } = limits
  return <p>{t('limits', { maxPerOrder, count: maxChildren, windowDays })}</p>
}
