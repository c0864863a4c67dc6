import { Slot, signOut, useSession } from '@shuttle/host'
import { Button, Card, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { destinationAfterSignIn } from '../domain/destination-after-sign-in'
import { pageBelow } from '../domain/page-below'
import { useGoBack } from '../features/go-back/use-go-back'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { forgetAddress, rememberedAddress } from '../state/remembered-address'

const LoginPage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const { state } = useLocation()
  const [query] = useSearchParams()

  const handleSignedIn = () => {
    const destination = destinationAfterSignIn({
      remembered: rememberedAddress(),
      successPath: query.get('successPath'),
    })
    forgetAddress()
    // The page that led here is still there behind it: no second copy of it.
    if (destination === pageBelow(state)) navigate(-1)
    else navigate(destination, { replace: true })
  }
  const handleVisitor = async () => {
    if (session.kind !== 'visitor') await signOut()
    navigate(HOME, { replace: true })
  }

  return (
    <>
      <PageHeader title={t('signIn.title')} back={{ label: t('signIn.back'), onBack: goBack }} overlap />
      <PageBody overlap>
        <Card>
          <Slot
            name="login-panel.v1"
            props={{ mode: 'page', onSignedIn: handleSignedIn }}
            skeleton={<Skeleton label={t('signIn.loading')} lines={8} />}
          />
        </Card>
        <Button kind="text" block onClick={() => void handleVisitor()}>
          {t('signIn.visitor')}
        </Button>
      </PageBody>
    </>
  )
}

export { LoginPage as Page }
