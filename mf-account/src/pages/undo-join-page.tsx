import { buttonClass } from '@shuttle/ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { UndoJoinByMail } from '../features/undo-join/undo-join-by-mail'
import { useTexts } from '../i18n/use-texts'
import { CHANGE_PASSWORD, LOGIN } from '../paths'
import styles from './undo-join-page.module.css'

/** Opened from the mail about a joining. The code is in the fragment, which no server receives. */
const UndoJoinPage = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { hash } = useLocation()
  return (
    <FormPage
      title={t('undoJoin.title')}
      below={
        <>
          <p className={styles.notYou}>{t('undoJoin.notYou')}</p>
          <Link to={CHANGE_PASSWORD} className={buttonClass({ kind: 'text', block: true })}>
            {t('signIn.forgotPassword')}
          </Link>
        </>
      }
    >
      <UndoJoinByMail code={hash.replace(/^#/, '')} onSignIn={() => navigate(LOGIN, { replace: true })} />
    </FormPage>
  )
}

export { UndoJoinPage as Page }
