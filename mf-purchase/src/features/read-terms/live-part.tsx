import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundSentences } from '@shuttle/booking/facts'
import type { PurchaseTerms } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { usualLimits } from '../../domain/fare-groups'
import type { LivePart as PartName } from '../../i18n/terms/terms-document'
import { useTermsTexts } from '../../i18n/terms/use-terms-texts'
import { FaresTable } from './fares-table'

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

interface LivePartProps {
  part: PartName
  language: LanguageCode
  numbers: PurchaseTerms
}

/** A part of the terms that is made of the records of the service. */
export const LivePart = ({ part, language, numbers }: LivePartProps) => {
  const t = useTermsTexts(language)
  const bookingT = useBookingTexts(language)
  const limits = usualLimits(numbers.lines)
  switch (part) {
    case 'fares':
      return <FaresTable lines={numbers.lines} language={language} />
    case 'limits': {
      if (!limits) return null
      const { maxPerOrder, maxChildren, windowDays } = limits
      return <p>{t('limits', { maxPerOrder, count: maxChildren, windowDays })}</p>
    }
    case 'refund':
      return (
        <Points
          points={[
            ...refundSentences(numbers.refundPolicy, bookingT),
            ...refundExceptions(numbers.refundPolicy, bookingT),
          ]}
        />
      )
    case 'exceptions':
      return <Points points={refundExceptions(numbers.refundPolicy, bookingT)} />
  }
}
