import { useLanguage } from '@shuttle/host'
import { VisuallyHidden } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'
import { privacyHref } from '../paths'

/** The terms open beside the form, so that nothing typed is lost. */
export const PrivacyLink = () => {
  const t = useTexts()
  return (
    <Link to={privacyHref(useLanguage())} target="_blank" rel="noopener">
      {t('privacy.link')}
      <VisuallyHidden>{t('privacy.newTab')}</VisuallyHidden>
    </Link>
  )
}
