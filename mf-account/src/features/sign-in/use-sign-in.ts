import { signIn } from '@shuttle/calls'
import { acceptSession } from '@shuttle/host'
import { useRef, useState } from 'react'
import { trimEmail } from '../../domain/refuse-email'
import type { SignInForm } from '../../domain/refuse-sign-in'
import { type SignInFailure, signInFailure } from '../../domain/sign-in-failure'
import { forgetAccount, rememberAccount } from '../../state/remembered-account'

export type SignInState = { kind: 'ready' } | { kind: 'busy' } | { kind: 'failed'; failure: SignInFailure }

/** One attempt at a time; a form that was refused stays as it is. */
export const useSignIn = (onSignedIn: () => void) => {
  const [state, setState] = useState<SignInState>({ kind: 'ready' })
  const underWay = useRef(false)

  const submit = async (form: SignInForm, remember: boolean): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setState({ kind: 'busy' })
    const email = trimEmail(form.email)
    const answer = await signIn({ email, password: form.password }).catch(
      (error: unknown): SignInState => ({ kind: 'failed', failure: signInFailure(error) }),
    )
    underWay.current = false
    if ('kind' in answer) return setState(answer)
    if (remember) rememberAccount(email)
    else forgetAccount()
    acceptSession(answer)
    setState({ kind: 'ready' })
    onSignedIn()
  }

  return { state, submit, settle: () => setState({ kind: 'ready' }) }
}
