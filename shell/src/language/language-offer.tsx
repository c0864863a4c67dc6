import { LANGUAGE_TAG, type Language, languageToOffer } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../shell'
import styles from './language-offer.module.css'

const KEY = 'languageOffered'

/** Texts in the script that is offered, whatever the language of the page. */
const OFFERS: Readonly<Partial<Record<Language, { text: string; accept: string; refuse: string }>>> = {
  'zh-hk': { text: '本網站有繁體中文版', accept: '改用繁體中文', refuse: '不用' },
  'zh-cn': { text: '本网站有简体中文版', accept: '改用简体中文', refuse: '不用' },
}

const findOffer = (): Language | undefined =>
  safeStorage.local.get(KEY) ? undefined : languageToOffer(navigator.languages?.[0] ?? navigator.language)

type OfferingShell = Pick<Shell, 'language' | 'toasts' | 'engine'>

/**
 * Offers Chinese once where the browser's language is a Chinese tag that the default does not
 * know; English stays until it is accepted.
 */
export const LanguageOffer = ({ shell: { language: store, toasts, engine } }: { shell: OfferingShell }) => {
  const current = useSyncExternalStore(store.subscribe, store.get)
  const [offer, setOffer] = useState(findOffer)
  const texts = offer && OFFERS[offer]
  const drawn = texts && current === 'en' ? offer : undefined
  useEffect(() => {
    if (drawn) safeStorage.local.set(KEY, drawn)
  }, [drawn])
  if (!drawn || !texts) return null
  const take = () => {
    setOffer(undefined)
    store.set(drawn).catch(() => toasts.add(engine.t('errors.unexpected', { ns: 'shell' }), 'error'))
  }
  return (
    <section className={styles.offer} lang={LANGUAGE_TAG[drawn]} aria-label={texts.text}>
      <p>{texts.text}</p>
      <div className={styles.answers}>
        <Button kind="soft" onClick={take}>
          {texts.accept}
        </Button>
        <Button kind="text" onClick={() => setOffer(undefined)}>
          {texts.refuse}
        </Button>
      </div>
    </section>
  )
}

/** Above the page, not in it: no page knows of it. */
export const drawLanguageOffer = (shell: OfferingShell): void => {
  const place = document.createElement('aside')
  document.body.prepend(place)
  createRoot(place).render(<LanguageOffer shell={shell} />)
}
