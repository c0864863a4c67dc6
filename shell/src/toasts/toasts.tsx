import { useEffect, useState, useSyncExternalStore } from 'react'
import { useElapsed } from '../faults/still-loading'
import { useShellTexts } from '../i18n/use-shell-texts'
import { type OverlayLibrary, overlay } from '../overlay/overlay'
import { useLoad } from '../remotes/retrying-loader'
import { useShell } from '../shell'
import { PlainToasts } from './plain-toasts'

const Region = ({ library }: { library: OverlayLibrary }) => {
  const { toasts } = useShell()
  const t = useShellTexts()
  const [toaster] = useState(library.createToaster)
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.get)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { message, kind } of toasts.take()) toaster.show(message, kind)
  }, [toaster, toasts, waiting])
  return <library.ToastRegion toaster={toaster} label={t('toast.region')} closeLabel={t('toast.close')} />
}

/** How long a message waits for the toaster. */
const TIMEOUT_MS = 2000

const LoadedToasts = () => {
  const { reportFault } = useShell()
  const state = useLoad(overlay(reportFault))
  const isLate = useElapsed(TIMEOUT_MS)
  if (state.kind === 'ready') return <Region library={state.value} />
  // Without network not even the toaster can be fetched, but its message must still be shown.
  return isLate || state.kind === 'failed' ? <PlainToasts /> : null
}

/** The one toaster of the site. Its library comes with the first message. */
export const Toasts = () => {
  const { toasts } = useShell()
  const isWaiting = useSyncExternalStore(toasts.subscribe, () => toasts.get().length > 0)
  const [isNeeded, setNeeded] = useState(false)
  if (isWaiting && !isNeeded) setNeeded(true)
  return isNeeded ? <LoadedToasts /> : null
}
