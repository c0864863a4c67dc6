import { buttonClass } from '@shuttle/ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { UndoJoinByMail } from '../features/undo-join/undo-join-by-mail'
import { useTexts } from '../i18n/use-texts'
import { CHANGE_PASSWORD, LOGIN } from '../paths'
import styles from './undo-join-page.module.css'

/** Where the mail about a joining leads. Its code stands behind the #, which no server is sent. */
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
