import { Button, Notice } from '@shuttle/ui'
import { ButtonRow } from '@shuttle/ui/backoffice'
import { useTexts } from '../i18n/use-texts'

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
        <ButtonRow>
          <Button kind="soft" onClick={onTake}>
            {t('stale.take')}
          </Button>
          <Button kind="text" onClick={onOverwrite}>
            {t('stale.overwrite')}
          </Button>
        </ButtonRow>
      }
      announce
    >
      {t('stale.text')}
    </Notice>
  )
}
