import { returnTo } from '@shuttle/host'
import { Button, buttonClass } from '@shuttle/ui'
import { Link, useLocation } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import { CHANGE_PASSWORD, REGISTER } from '../../paths'
import styles from './account-links.module.css'

/**
 * Links to register and to reset a password. The popup registers in place, and is left for resetting, which leads back.
 */
export const AccountLinks = (props: {
  mode: 'popup' | 'page'
  onRegister: () => void
  onLeave: (() => void) | undefined
}) => {
  const t = useTexts()
  const { pathname, search, state } = useLocation()
  const isPopup = props.mode === 'popup'
  const handleForgot = () => {
    if (isPopup) returnTo.set(pathname + search)
    props.onLeave?.()
  }
  return (
    <div className={styles.links}>
      {isPopup ? (
        <Button kind="text" onClick={props.onRegister}>
          {t('register.title')}
        </Button>
      ) : (
        <Link to={REGISTER + search} replace state={state} className={buttonClass({ kind: 'text' })}>
          {t('register.title')}
        </Link>
      )}
      <Link to={CHANGE_PASSWORD} className={buttonClass({ kind: 'text' })} onClick={handleForgot}>
        {t('signIn.forgotPassword')}
      </Link>
    </div>
  )
}
