import { undoJoin } from '@shuttle/calls'
import { FailureNotice, useSubmit } from '@shuttle/forms'
import { signOut, toast, useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { useUndoUntil } from '@shuttle/queries'
import { Button, Card, Stack } from '@shuttle/ui'
import { useState } from 'react'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { useProof } from '../../components/use-proof'
import { useTexts } from '../../i18n/use-texts'
import styles from './undo-join.module.css'

/** Separates two joined accounts while that is possible; renders nothing where none were joined. */
export const UndoJoinCard = ({ memberId, onUndone }: { memberId: string; onUndone: () => void }) => {
  const t = useTexts()
  const language = useLanguage()
  const { data: until } = useUndoUntil(memberId)
  const [isConfirming, setConfirming] = useState(false)
  const { withProof, proofDialog } = useProof()
  const { isPending, failure, submit } = useSubmit({
    name: 'mf-account: undoing a joining',
    send: () => withProof(undoJoin),
  })
  if (until == null) return null
  const handleConfirm = async () => {
    setConfirming(false)
    if (!(await submit())) return
    // Navigates first: a page for members would redirect to sign-in.
    onUndone()
    await signOut()
    toast(t('undoJoin.done'), 'notice')
  }
  return (
    <Card title={t('undoJoin.title')}>
      <Stack gap="lg">
        <p className={styles.introduction}>{t('undoJoin.text', { until: formatDateTime(until, language) })}</p>
        <FailureNotice failure={failure} />
        <Button kind="soft" block loading={isPending} onClick={() => setConfirming(true)}>
          {t(isPending ? 'undoJoin.undoing' : 'undoJoin.undo')}
        </Button>
      </Stack>
      <LazyConfirmDialog
        open={isConfirming}
        title={t('undoJoin.question')}
        confirmLabel={t('undoJoin.undo')}
        cancelLabel={t('undoJoin.cancel')}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setConfirming(false)}
      >
        {t('undoJoin.signsOut')}
      </LazyConfirmDialog>
      {proofDialog}
    </Card>
  )
}
