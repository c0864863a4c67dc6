import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { type Pause, stopPause } from '../../calls/pauses'
import { useStaffAct } from '../../components/use-staff-act'
import { useFeesTexts } from '../../i18n/use-fees-texts'
import { useRefreshFees } from '../../state/use-fees'
import { usePausedLine } from './use-paused-line'

interface EndPauseProps {
  pause: Pause | undefined
  onClose: () => void
}

/** Asks before automatic refunds of a line work again. */
export const EndPause = ({ pause, onClose }: EndPauseProps) => {
  const t = useFeesTexts()
  const sayLine = usePausedLine()
  const refresh = useRefreshFees()
  const { act, isPending, error, clear } = useStaffAct({ call: stopPause, name: 'end pause' })
  const close = () => {
    clear()
    onClose()
  }
  const end = async () => {
    const done = pause && (await act(pause.pauseNo))
    await refresh()
    if (!done) return
    toast(t('pauses.ended'), 'success')
    close()
  }
  return (
    <ConfirmAct
      open={pause !== undefined}
      title={t('pauses.endQuestion')}
      confirmLabel={t(isPending ? 'pauses.busy' : 'pauses.end')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={isPending}
      error={error}
      onConfirm={() => void end()}
      onCancel={close}
    >
      {t('pauses.endText', { line: sayLine(pause?.lineCode ?? '') })}
    </ConfirmAct>
  )
}
