import type { SlotProps } from '@shuttle/contracts'
import { returnTo } from '@shuttle/host'
import { Button, Stack } from '@shuttle/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { destinationAfterSignIn } from '../../domain/destination-after-sign-in'
import { registeredEmail } from '../../domain/registered-email'
import { useTexts } from '../../i18n/use-texts'
import { inMessenger } from '../../state/in-messenger'
import { RegisterForm } from '../register/register-form'
import { MessengerSignIn } from '../sign-in-through-messenger/messenger-sign-in'
import { AccountLinks } from './account-links'
import { SignInForm } from './sign-in-form'

/** One form, two modes (accounts 2, login and register). In a popup it changes its mode in place; as a page each mode has its address. */
const LoginPanel = ({ mode, onSignedIn, onLeave, onTitle }: SlotProps['login-panel.v1']) => {
  const t = useTexts()
  const { pathname, search, state } = useLocation()
  const [isByMessenger, setByMessenger] = useState(inMessenger)
  const [isRegistering, setRegistering] = useState(false)
  const [registered, setRegistered] = useState(() => registeredEmail(state))

  const title = t(isRegistering ? 'register.title' : 'signIn.title')
  useEffect(() => {
    onTitle?.(title)
  }, [onTitle, title])

  const handleSignedIn = () => {
    // In a popup the traveller is where they want to be; an older address would lead the next sign-in astray.
    if (mode === 'popup') returnTo.clear()
    onSignedIn()
  }
  const handleRegistered = (email: string) => {
    setRegistered(email)
    setRegistering(false)
  }

  if (isByMessenger) {
    const successPath = new URLSearchParams(search).get('successPath')
    const destination = destinationAfterSignIn({ remembered: returnTo.get(), successPath })
    return (
      <MessengerSignIn
        successPath={mode === 'popup' ? pathname + search : destination}
        onEmail={() => setByMessenger(false)}
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
      <SignInForm email={registered} onSignedIn={handleSignedIn} />
      <AccountLinks mode={mode} onRegister={() => setRegistering(true)} onLeave={onLeave} />
    </Stack>
  )
}

export { LoginPanel as Slot }
