import type { LanguageCode } from '@shuttle/contracts'
import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader } from '@shuttle/ui'
import { TermsText } from '../features/read-terms/terms-text'
import * as en from '../i18n/terms/en'
import type { TermsDocument } from '../i18n/terms/terms-document'
import * as zhCn from '../i18n/terms/zh-cn'
import * as zhHk from '../i18n/terms/zh-hk'
import { useHomeTexts } from '../i18n/use-home-texts'
import { HOME } from '../paths'

/** A page of terms has the language of its address, whatever language the page is in. */
const createTermsPage = (terms: TermsDocument, language: LanguageCode) => () => {
  const t = useHomeTexts()
  const goBack = useGoBack(HOME)
  return (
    <>
      <PageHeader title={terms.title} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        <TermsText terms={terms} language={language} />
      </PageBody>
    </>
  )
}

export const PurchaseTermsZhCn = createTermsPage(zhCn.purchaseTerms, 'zh-cn')
export const PurchaseTermsZhHk = createTermsPage(zhHk.purchaseTerms, 'zh-hk')
export const PurchaseTermsEn = createTermsPage(en.purchaseTerms, 'en')
export const DiscountTermsZhCn = createTermsPage(zhCn.discountTerms, 'zh-cn')
export const DiscountTermsZhHk = createTermsPage(zhHk.discountTerms, 'zh-hk')
export const DiscountTermsEn = createTermsPage(en.discountTerms, 'en')
