import { signOut, useGoBack, useSession } from '@shuttle/host'
import { Skeleton } from '@shuttle/ui'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { hasPassword } from '../domain/has-password'
import { ChangePasswordForm } from '../features/change-password/change-password-form'
import { FirstPasswordForm } from '../features/change-password/first-password-form'
import { ResetPasswordForm } from '../features/change-password/reset-password-form'
import { useTexts } from '../i18n/use-texts'
import { BIND_EMAIL, CHANGE_PASSWORD, LOGIN, PERSONAL_CENTRE } from '../paths'

const TO_SIGN_IN = `${LOGIN}?${new URLSearchParams({ successPath: `${CHANGE_PASSWORD}?isSet=true` })}`

/** `isSet=true`: a member's new password for the old one, or the first one; without it, a forgotten password (D1.11). */
const ChangePasswordPage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const goBack = useGoBack(PERSONAL_CENTRE)
  const { state } = useLocation()
  const [query] = useSearchParams()

  if (query.get('isSet') !== 'true') {
    const handleReset = async (email: string) => {
      // The service ended every session of the account, so this one ends here too.
      if (session.kind === 'member') await signOut()
      navigate(LOGIN, { replace: true, state: { ...state, email } })
    }
    return (
      <FormPage title={t('resetPassword.title')}>
        <ResetPasswordForm onReset={(email) => void handleReset(email)} />
      </FormPage>
    )
  }
  if (session.kind === 'visitor') return <Navigate to={TO_SIGN_IN} replace />
  if (session.kind === 'member' && session.user.hasEmail === false) return <Navigate to={BIND_EMAIL} replace />
  if (session.kind === 'member' && !hasPassword(session.user)) {
    return (
      <FormPage title={t('firstPassword.title')} fallback={PERSONAL_CENTRE}>
        <FirstPasswordForm onSet={goBack} />
      </FormPage>
    )
  }
  return (
    <FormPage title={t('changePassword.title')} fallback={PERSONAL_CENTRE}>
      {session.kind === 'member' ? (
        <ChangePasswordForm onChanged={goBack} onNotSet={() => navigate(BIND_EMAIL, { replace: true })} />
      ) : (
        <Skeleton label={t('signIn.loading')} lines={8} />
      )}
    </FormPage>
  )
}

export { ChangePasswordPage as Page }
