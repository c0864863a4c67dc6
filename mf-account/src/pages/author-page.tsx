import { returnTo } from '@shuttle/host'
import { buttonClass } from '@shuttle/ui'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { FormPage } from '../components/form-page'
import { destinationAfterSignIn } from '../domain/destination-after-sign-in'
import { WechatReturn } from '../features/sign-in-with-wechat/wechat-return'
import { useTexts } from '../i18n/use-texts'
import { HOME, LOGIN } from '../paths'

/** The return of WeChat's OAuth (D6.wechat.1). The service checks state and code. */
const AuthorPage = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const handleSignedIn = (successPath: string) => {
    // Stored by the service beside the state: newer than a return address that this browser may have.
    const destination = destinationAfterSignIn({ returnTo: successPath, successPath: undefined })
    returnTo.clear()
    navigate(destination, { replace: true })
  }
  return (
    <FormPage
      title={t('wechat.title')}
      below={
        <Link to={HOME} replace className={buttonClass({ kind: 'text', block: true })}>
          {t('signIn.visitor')}
        </Link>
      }
    >
      <WechatReturn
        code={query.get('code') ?? ''}
        state={query.get('state') ?? ''}
        onSignedIn={handleSignedIn}
        onAgain={() => navigate(LOGIN, { replace: true })}
        onEmail={() => navigate(LOGIN, { replace: true, state: { isByEmail: true } })}
      />
    </FormPage>
  )
}

export { AuthorPage as Page }
