import { endPauseCall, type Pause } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useRefreshFees } from '../state/use-fees'
import { usePausedLine } from './use-paused-line'

interface EndPauseProps {
  pause: Pause | undefined
  onClose: () => void
}

/** Confirms that automatic refunds of a line resume. */
export const EndPause = ({ pause, onClose }: EndPauseProps) => {
  const t = useFeesTexts()
  const formatLine = usePausedLine('everyInText')
  const refresh = useRefreshFees()
  return (
    <ActionDialog
      about={pause}
      call={({ pauseNo }) => staffCall(endPauseCall, { pauseNo })}
      name="end pause"
      title={t('pauses.endQuestion')}
      confirmLabel={t('common.end')}
      busyLabel={t('common.working')}
      consequence={({ lineCode }) => t('pauses.endText', { line: formatLine(lineCode) })}
      done={() => t('pauses.ended')}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}
