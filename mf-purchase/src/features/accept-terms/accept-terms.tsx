import { useLanguage } from '@shuttle/host'
import { Checkbox } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { privacyHref, termsHref } from '../../paths'

interface AcceptTermsProps {
  accepted: boolean
  /** What is wrong, in place. */
  error: string | undefined
  onChange: (accepted: boolean) => void
}

export const AcceptTerms = ({ accepted, error, onChange }: AcceptTermsProps) => {
  const t = useTicketDetailsTexts()
  const language = useLanguage()
  return (
    <Checkbox checked={accepted} onChange={onChange} error={error}>
      {t('terms.consent')}
      <Link to={termsHref(language)}>{t('terms.purchase')}</Link>
      {t('terms.and')}
      <Link to={privacyHref(language)}>{t('terms.privacy')}</Link>
    </Checkbox>
  )
}
