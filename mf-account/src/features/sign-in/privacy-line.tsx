import { useLanguage } from '@shuttle/host'
import { VisuallyHidden } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { privacyHref } from '../../paths'
import styles from './sign-in.module.css'

/** The terms open beside the form, so that nothing typed is lost. */
export const PrivacyLine = () => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <p className={styles.small}>
      {t('signIn.privacyBefore')}
      <Link to={privacyHref(language)} target="_blank" rel="noopener">
        {t('signIn.privacyLink')}
        <VisuallyHidden>{t('signIn.newTab')}</VisuallyHidden>
      </Link>
      {t('signIn.privacyAfter')}
    </p>
  )
}
