import { Button } from '@shuttle/ui'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useShellTexts } from '../i18n/use-shell-texts'
import { useShell } from '../shell'
import styles from './old-page-card.module.css'

const Card = () => {
  const t = useShellTexts()
  const id = useId()
  const card = useRef<HTMLDialogElement>(null)
  useEffect(() => card.current?.showModal(), [])
  // The browser's own dialog loads nothing: an old page may get no further file.
  return (
    <dialog
      ref={card}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      className={styles.card}
      // The dialog does not close: the page can make no call.
      onCancel={(event) => event.preventDefault()}
      onClose={() => card.current?.showModal()}
    >
      <h2 id={id} className={styles.title}>
        {t('oldPage.title')}
      </h2>
      <p id={`${id}text`} className={styles.text}>
        {t('oldPage.text')}
      </p>
      <Button block onClick={() => location.reload()}>
        {t('oldPage.reload')}
      </Button>
    </dialog>
  )
}

/** Covers the page when the service refuses it for its age. Only a reload helps; stored forms survive it within the visit. */
export const OldPageCard = () => {
  const { oldPage } = useShell()
  return useSyncExternalStore(oldPage.subscribe, oldPage.get) ? <Card /> : null
}
