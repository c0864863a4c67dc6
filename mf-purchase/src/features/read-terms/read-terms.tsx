import { TermsText } from '@shuttle/booking/terms'
import type { LanguageCode } from '@shuttle/contracts'
import { usePurchaseTerms } from '@shuttle/queries'
import type { PurchaseTermsDocument } from '../../i18n/terms/purchase-terms-document'
import { LivePart } from './live-part'

/** Terms of the bus lines with current figures. */
export const ReadTerms = ({ terms, language }: { terms: PurchaseTermsDocument; language: LanguageCode }) => (
  <TermsText
    terms={terms}
    language={language}
    numbers={usePurchaseTerms(language)}
    drawPart={(part, numbers) => <LivePart part={part} language={language} numbers={numbers} />}
  />
)
