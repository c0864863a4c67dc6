import { undoJoinByCode } from '@shuttle/calls'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { Button, Notice, Stack } from '@shuttle/ui'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './undo-join.module.css'

/** Undoes the joining named in a mail. It takes a press, not only the visit, because mail scanners follow links. */
export const UndoJoinByMail = ({ code, onSignIn }: { code: string; onSignIn: () => void }) => {
  const t = useTexts()
  const [isDone, setDone] = useState(false)
  const { isPending, failure, submit } = useSubmit({
    name: 'mf-account: undoing a joining by mail',
    send: () => undoJoinByCode(code),
  })
  const handleUndo = async () => {
    if (await submit()) setDone(true)
  }
  if (code === '') return <Notice kind="warning">{t('undoJoin.noCode')}</Notice>
  if (isDone) {
    return (
      <Stack gap="lg">
        <Notice kind="success" announce>
          {t('undoJoin.mailDone')}
        </Notice>
        <Button block onClick={onSignIn}>
          {t('signIn.title')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap="lg">
      <p>{t('undoJoin.mailText')}</p>
      <ul className={styles.list}>
        <li>{t('undoJoin.mailBack')}</li>
        <li>{t('undoJoin.mailSince')}</li>
        <li>{t('undoJoin.mailSignIn')}</li>
      </ul>
      <FailureNotice failure={failure} />
      <Button block loading={isPending} onClick={() => void handleUndo()}>
        {t(isPending ? 'undoJoin.undoing' : 'undoJoin.undo')}
      </Button>
    </Stack>
  )
}
