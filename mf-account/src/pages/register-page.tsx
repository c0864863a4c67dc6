import { buttonClass } from '@shuttle/ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { RegisterForm } from '../features/register/register-form'
import { useTexts } from '../i18n/use-texts'
import { LOGIN } from '../paths'

/** The return address stays in query and state while the modes change. */
const RegisterPage = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const handleRegistered = (email: string) => navigate(LOGIN + search, { replace: true, state: { ...state, email } })
  return (
    <FormPage
      title={t('register.title')}
      below={
        <Link to={LOGIN + search} replace state={state} className={buttonClass({ kind: 'text', block: true })}>
          {t('register.toSignIn')}
        </Link>
      }
    >
      <RegisterForm onRegistered={handleRegistered} />
    </FormPage>
  )
}

export { RegisterPage as Page }
