import { Button, Notice, Row } from '@shuttle/ui'
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
        <Row>
          <Button kind="soft" onClick={onTake}>
            {t('stale.take')}
          </Button>
          <Button kind="text" onClick={onOverwrite}>
            {t('stale.overwrite')}
          </Button>
        </Row>
      }
      announce
    >
      {t('stale.text')}
    </Notice>
  )
}
