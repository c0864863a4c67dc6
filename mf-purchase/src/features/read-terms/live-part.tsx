import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundSentences } from '@shuttle/booking/formatters'
import { FaresTable, TermsLimits, TermsPoints } from '@shuttle/booking/terms'
import type { PurchaseTerms } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import type { TermsPart } from '../../i18n/terms/purchase-terms-document'

interface LivePartProps {
  part: TermsPart
  language: LanguageCode
  numbers: PurchaseTerms
}

/** A part of the terms that is rendered from the records of the service. */
export const LivePart = ({ part, language, numbers: { lines, refundPolicy } }: LivePartProps) => {
  const bookingT = useBookingTexts(language)
  switch (part) {
    case 'fares':
      return <FaresTable lines={lines} language={language} />
    case 'limits':
      return <TermsLimits lines={lines} language={language} />
    case 'refund':
      return (
        <TermsPoints
          points={[...refundSentences(refundPolicy, bookingT), ...refundExceptions(refundPolicy, bookingT)]}
        />
      )
    case 'exceptions':
      return <TermsPoints points={refundExceptions(refundPolicy, bookingT)} />
  }
}
