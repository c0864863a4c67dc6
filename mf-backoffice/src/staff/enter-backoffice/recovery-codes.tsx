import { saveFile } from '@shuttle/host/save-file'
import { Button, Card, Checkbox, Row, Stack } from '@shuttle/ui'
import { useState } from 'react'
import { CopyButton } from '../copy-button'
import { useFactorTexts } from '../texts/use-factor-texts'
import styles from './enter-backoffice.module.css'

const FILE = 'bridge-shuttle-recovery-codes.txt'

/** The recovery codes, shown once: the user continues after a confirmation that they are stored. */
export const RecoveryCodes = ({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) => {
  const t = useFactorTexts()
  const [isStored, setStored] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const text = codes.join('\n')
  return (
    <Card title={t('recovery.title')}>
      <Stack gap="lg">
        <p>{t('recovery.text')}</p>
        <ul className={styles.codes} aria-label={t('recovery.list')}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <Row>
          <CopyButton text={text} label={t('recovery.copy')} done={t('copied')} failed={t('notCopied')} />
          <Button kind="soft" onClick={() => saveFile(FILE, `${text}\n`, 'text/plain')}>
            {t('recovery.save')}
          </Button>
        </Row>
        <Checkbox
          checked={isStored}
          onChange={setStored}
          error={isPressed && !isStored ? t('recovery.storeFirst') : undefined}
        >
          {t('recovery.stored')}
        </Checkbox>
        <Button block onClick={() => (isStored ? onStored() : setPressed(true))}>
          {t('recovery.done')}
        </Button>
      </Stack>
    </Card>
  )
}
