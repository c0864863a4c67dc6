import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader } from '@shuttle/ui'
import type { Terms } from '../features/read-terms/terms'
import { TermsText } from '../features/read-terms/terms-text'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'

/** Each address has its own language, whatever the screen is in. */
export const TermsPage = ({ terms }: { terms: Terms }) => {
  const t = useTexts()
  const goBack = useGoBack(HOME)
  return (
    <>
      <PageHeader title={terms.title} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        <TermsText terms={terms} />
      </PageBody>
    </>
  )
}
