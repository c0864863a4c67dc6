import { Button, Notice } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import styles from './editor.module.css'

interface StaleFormProps {
  /** Begins again with what is stored. */
  onTake: () => void
  /** Lets what was typed be saved over it. */
  onKeep: () => void
}

/** Another editor was faster: nothing is overwritten before one of the two is chosen, and nothing that was typed is lost. */
export const StaleForm = ({ onTake, onKeep }: StaleFormProps) => {
  const t = useTexts()
  return (
    <Notice
      kind="warning"
      title={t('stale.title')}
      action={
        <div className={styles.actions}>
          <Button kind="soft" onClick={onTake}>
            {t('stale.take')}
          </Button>
          <Button kind="text" onClick={onKeep}>
            {t('stale.keep')}
          </Button>
        </div>
      }
      announce
    >
      {t('stale.text')}
    </Notice>
  )
}
