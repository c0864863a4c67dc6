import { returnTo, Slot, signOut, useSession } from '@shuttle/host'
import { Button, Skeleton } from '@shuttle/ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { destinationAfterSignIn } from '../domain/destination-after-sign-in'
import { readNavigationState } from '../domain/navigation-state'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'

const LoginPage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()

  const handleSignedIn = () => {
    const destination = destinationAfterSignIn({
      returnTo: returnTo.get(),
      successPath: query.get('successPath'),
    })
    returnTo.clear()
    // The page that led here is still behind in the history: no second copy of it.
    if (destination === readNavigationState(state).below) navigate(-1)
    else navigate(destination, { replace: true })
  }
  const handleVisitor = async () => {
    // A session that could not be restored may still exist; it ends too, with everything stored for it.
    if (session.kind !== 'visitor' || session.mayReturn) await signOut()
    navigate(HOME, { replace: true })
  }

  return (
    <FormPage
      title={t('signIn.title')}
      below={
        <Button kind="text" block onClick={() => void handleVisitor()}>
          {t('signIn.visitor')}
        </Button>
      }
    >
      <Slot
        name="login-panel.v1"
        props={{ mode: 'page', onSignedIn: handleSignedIn }}
        skeleton={<Skeleton label={t('signIn.loading')} lines={8} />}
      />
    </FormPage>
  )
}

export { LoginPage as Page }
