import { Slot, signOut, useSession } from '@shuttle/host'
import { Button, Card, PageBody, PageHeader, Skeleton } from '@shuttle/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { destinationAfterSignIn } from '../domain/destination-after-sign-in'
import { useGoBack } from '../features/go-back/use-go-back'
import { useTexts } from '../i18n/use-texts'
import { HOME } from '../paths'
import { forgetAddress, rememberedAddress } from '../state/remembered-address'

const LoginPage = () => {
  const t = useTexts()
  const session = useSession()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const [query] = useSearchParams()

  const handleSignedIn = () => {
    const destination = destinationAfterSignIn({
      remembered: rememberedAddress(),
      successPath: query.get('successPath'),
    })
    forgetAddress()
    navigate(destination, { replace: true })
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
