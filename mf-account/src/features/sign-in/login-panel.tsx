import type { SlotProps } from '@shuttle/contracts'
import { returnTo } from '@shuttle/host'
import { Button, Stack } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { destinationAfterSignIn } from '../../domain/destination-after-sign-in'
import { readNavigationState } from '../../domain/navigation-state'
import { useTexts } from '../../i18n/use-texts'
import { isInWechat } from '../../state/is-in-wechat'
import { storedByCode } from '../../state/stored-values'
import { RegisterForm } from '../register/register-form'
import { WechatSignIn } from '../sign-in-with-wechat/wechat-sign-in'
import { AccountLinks } from './account-links'
import { SignInByCodeForm } from './sign-in-by-code-form'
import { SignInForm } from './sign-in-form'

/** Login and register mode (accounts 2). A popup changes its mode in place; as pages, each mode has its address. */
const LoginPanel = ({ mode, onSignedIn, onLeave, onTitle }: SlotProps['login-panel.v1']) => {
  const t = useTexts()
  const { pathname, search, state } = useLocation()
  const [isWithWechat, setWithWechat] = useState(() => isInWechat() && !readNavigationState(state).isByEmail)
  const [isRegistering, setRegistering] = useState(false)
  /** The address of the other form, or of an account that was made just now. */
  const [typed, setTyped] = useState(() => readNavigationState(state).email)
  const [isByCode, setByCode] = useState(() => typed === undefined && storedByCode.read() === 'true')

  const title = t(isRegistering ? 'register.title' : 'signIn.title')
  useEffect(() => {
    onTitle?.(title)
  }, [onTitle, title])

  const handleSignedIn = () => {
    // The popup closes over the page that opened it: an older return path would misdirect the next sign-in.
    if (mode === 'popup') returnTo.clear()
    storedByCode.remove()
    onSignedIn()
  }
  const choose = (way: 'password' | 'code', email: string) => {
    if (way === 'code') storedByCode.write('true')
    else storedByCode.remove()
    setByCode(way === 'code')
    setTyped(email)
  }
  const handleRegistered = (email: string) => {
    choose('password', email)
    setRegistering(false)
  }

  if (isWithWechat) {
    const successPath = new URLSearchParams(search).get('successPath')
    const destination = destinationAfterSignIn({ returnTo: returnTo.get(), successPath })
    return (
      <WechatSignIn
        successPath={mode === 'popup' ? pathname + search : destination}
        onEmail={() => setWithWechat(false)}
      />
    )
  }
  if (isRegistering) {
    return (
      <Stack gap="lg">
        <RegisterForm onRegistered={handleRegistered} />
        <Button kind="text" block onClick={() => setRegistering(false)}>
          {t('register.toSignIn')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      {isByCode ? (
        <SignInByCodeForm email={typed} onSignedIn={handleSignedIn} onPassword={(email) => choose('password', email)} />
      ) : (
        <SignInForm email={typed} onSignedIn={handleSignedIn} onCode={(email) => choose('code', email)} />
      )}
      <AccountLinks mode={mode} onRegister={() => setRegistering(true)} onLeave={onLeave} />
    </Stack>
  )
}

export { LoginPanel as Slot }
