import type { LanguageCode, Session } from '@shuttle/contracts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getHost } from './host'

export const useSession = (): Session => {
  const { session } = getHost()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}

export const useLanguage = (): LanguageCode => {
  const { language } = getHost()
  return useSyncExternalStore(language.subscribe, language.get, language.get)
}

/** Server time, updated every `everyMs` and whenever the tab becomes visible (timers stop while a phone sleeps). */
export const useNow = (everyMs = 1000): number => {
  const [now, setNow] = useState(() => getHost().now())
  useEffect(() => {
    const update = () => setNow(getHost().now())
    update()
    const timer = setInterval(update, everyMs)
    document.addEventListener('visibilitychange', update)
    addEventListener('pageshow', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
      removeEventListener('pageshow', update)
    }
  }, [everyMs])
  return now
}
