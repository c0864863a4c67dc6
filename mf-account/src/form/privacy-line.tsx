import { useTexts } from '../i18n/use-texts'
import styles from './form.module.css'
import { PrivacyLink } from './privacy-link'

export const PrivacyLine = () => {
  const t = useTexts()
  return (
    <p className={styles.small}>
      {t('signIn.privacyBefore')}
      <PrivacyLink />
      {t('signIn.privacyAfter')}
    </p>
  )
}
