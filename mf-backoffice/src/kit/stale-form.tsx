import { Button, Notice } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'
import styles from './editor.module.css'

interface StaleFormProps {
  /** Restarts the form with the stored content. */
  onTake: () => void
  /** Lets the typed values overwrite the stored content. */
  onOverwrite: () => void
}

/** Another editor was faster: nothing is overwritten before the user chooses one of the two, and no input is lost. */
export const StaleForm = ({ onTake, onOverwrite }: StaleFormProps) => {
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
          <Button kind="text" onClick={onOverwrite}>
            {t('stale.overwrite')}
          </Button>
        </div>
      }
      announce
    >
      {t('stale.text')}
    </Notice>
  )
}
