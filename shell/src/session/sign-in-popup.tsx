import { returnTo } from '@shuttle/host'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { STILL_LOADING_MS, useElapsed } from '../faults/still-loading'
import { useShellTexts } from '../i18n/use-shell-texts'
import { overlay } from '../overlay/overlay'
import { useLoad } from '../remotes/retrying-loader'
import { useShell } from '../shell'
import { SlotFrame } from '../slots/slot-frame'

const Popup = () => {
  const { navigation, location, goTo, signInRequests, reportFault } = useShell()
  const t = useShellTexts()
  const [title, setTitle] = useState<string>()
  const state = useLoad(overlay(reportFault))
  const isLate = useElapsed(STILL_LOADING_MS)
  const isFailed = state.kind === 'failed' || (isLate && state.kind === 'loading')
  useEffect(() => {
    // Following a link to another page, such as the terms, closes the popup.
    const { pathname } = location()
    return navigation.subscribe(() => {
      if (location().pathname !== pathname) signInRequests.resolve(false)
    })
  }, [navigation, location, signInRequests])
  useEffect(() => {
    // The popup needs its library, which may be missing or late; the sign-in page does not.
    if (!isFailed) return
    const { pathname, search } = location()
    returnTo.set(pathname + search)
    goTo('/login', { state: { below: pathname + search } })
  }, [isFailed, goTo, location])
  if (state.kind !== 'ready') return null
  const { Dialog } = state.value
  const close = () => signInRequests.resolve(false)
  return (
    <Dialog open onClose={close} title={title ?? t('signIn.title')} closeLabel={t('signIn.close')} persistent>
      <SlotFrame
        name="login-panel.v1"
        props={{ mode: 'popup', onSignedIn: () => signInRequests.resolve(true), onLeave: close, onTitle: setTitle }}
      />
    </Dialog>
  )
}

/** The frame of the sign-in popup; its content is the remote that fills `login-panel.v1`. */
export const SignInPopup = () => {
  const { signInRequests } = useShell()
  const isOpen = useSyncExternalStore(signInRequests.subscribe, signInRequests.isOpen)
  return isOpen ? <Popup /> : null
}
