import { HelpAside } from '@shuttle/booking/help'
import { TermsText } from '@shuttle/booking/terms'
import type { LanguageCode } from '@shuttle/contracts'
import { isRoutable, useGoBack } from '@shuttle/host'
import { usePurchaseTerms } from '@shuttle/queries'
import { PageBody, PageHeader } from '@shuttle/ui'
import { useLocation } from 'react-router-dom'
import { AirportPart } from '../features/read-terms/airport-part'
import type { AirportTermsDocument } from '../i18n/terms/airport-terms-document'
import { airportTerms as en } from '../i18n/terms/en'
import { airportTerms as zhCn } from '../i18n/terms/zh-cn'
import { airportTerms as zhHk } from '../i18n/terms/zh-hk'
import { useTexts } from '../i18n/use-texts'
import { AIRLINE, termsHref } from '../paths'

const DOCUMENTS: readonly { language: LanguageCode; terms: AirportTermsDocument }[] = [
  { language: 'zh-cn', terms: zhCn },
  { language: 'zh-hk', terms: zhHk },
  { language: 'en', terms: en },
]

const readDocument = (pathname: string) => {
  const found = DOCUMENTS.find(({ language }) => termsHref(language) === pathname)
  if (!found) throw new Error(`${pathname} has no terms`)
  return found
}

/**
 * The terms of the airport line: each address has its document in a fixed language, whatever the language of the site.
 */
const TermsPage = () => {
  const t = useTexts()
  const goBack = useGoBack(AIRLINE)
  const { pathname } = useLocation()
  const { language, terms } = readDocument(pathname)
  const numbers = usePurchaseTerms(language, { isAirport: true })
  const { related, ...document } = terms
  return (
    <>
      <PageHeader title={document.title} back={{ label: t('page.back'), onBack: goBack }} />
      <PageBody>
        <TermsText
          terms={{ ...document, related: related && isRoutable(related.href) ? related : undefined }}
          language={language}
          numbers={numbers}
          drawPart={(part, known) => <AirportPart part={part} language={language} numbers={known} />}
        />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { TermsPage as Page }
