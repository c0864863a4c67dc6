import { HelpAside } from '@shuttle/booking/help'
import type { LanguageCode } from '@shuttle/contracts'
import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader } from '@shuttle/ui'
import { useLocation } from 'react-router-dom'
import { ReadTerms } from '../features/read-terms/read-terms'
import * as en from '../i18n/terms/en'
import type { PurchaseTermsDocument } from '../i18n/terms/purchase-terms-document'
import * as zhCn from '../i18n/terms/zh-cn'
import * as zhHk from '../i18n/terms/zh-hk'
import { useHomeTexts } from '../i18n/use-home-texts'
import { HOME } from '../paths'

/** Each address has its document in a fixed language, whatever the language of the site. */
const DOCUMENTS: Readonly<Record<string, { terms: PurchaseTermsDocument; language: LanguageCode }>> = {
  '/buy_clause': { terms: zhCn.purchaseTerms, language: 'zh-cn' },
  '/buy_clause_hk': { terms: zhHk.purchaseTerms, language: 'zh-hk' },
  '/buy_clause_en': { terms: en.purchaseTerms, language: 'en' },
  '/activity_clause': { terms: zhCn.discountTerms, language: 'zh-cn' },
  '/activity_clause_hk': { terms: zhHk.discountTerms, language: 'zh-hk' },
  '/activity_clause_en': { terms: en.discountTerms, language: 'en' },
}

const TermsPage = () => {
  const t = useHomeTexts()
  const goBack = useGoBack(HOME)
  const { pathname } = useLocation()
  const document = DOCUMENTS[pathname]
  if (!document) throw new Error(`${pathname} has no terms`)
  return (
    <>
      <PageHeader title={document.terms.title} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        <ReadTerms {...document} />
        <HelpAside />
      </PageBody>
    </>
  )
}

export { TermsPage as Page }
