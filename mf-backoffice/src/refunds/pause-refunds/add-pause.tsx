import { parseLineCode } from '@shuttle/domain'
import { STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { now } from '@shuttle/host'
import { useLineNames } from '@shuttle/queries'
import { Button, Stack } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { addPauseCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField, FormSelect } from '../../kit/form-field'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { OptionalMomentField } from '../../kit/typed-field'
import { useAddDialog } from '../../kit/use-add-dialog'
import { checkPause, type PauseContent } from '../domain/check-pause'
import { useRefreshFees } from '../state/use-fees'
import { usePausedLine } from './use-paused-line'

/** Pauses automatic refunds of one line or all lines, and shows what passengers can do meanwhile. */
export const AddPause = () => {
  const t = useFeesTexts()
  const lines = (useLineNames().data ?? []).filter(({ lineCode }) => !parseLineCode(lineCode).roundTrip)
  const formatLine = usePausedLine('everyInText')
  const refresh = useRefreshFees()
  const { form, openDialog, dialog } = useAddDialog<PauseContent, 'STAFF_PAUSE_TIME' | 'STAFF_REASON_MISSING'>({
    name: 'add pause',
    add: (pause) => staffCall(addPauseCall, pause),
    refresh,
    done: t('pauses.made'),
    initial: () => ({ lineCode: undefined, from: undefined, until: undefined, reasonText: '' }),
    check: (pause) => checkPause(pause, now()),
    texts: { STAFF_PAUSE_TIME: t('pauses.faultUntil'), STAFF_REASON_MISSING: t('common.reasonMissing') },
  })
  return (
    <>
      <Button onClick={openDialog}>{t('pauses.add')}</Button>
      <ConfirmDialog
        {...dialog}
        title={t('pauses.add')}
        confirmLabel={t(dialog.busy ? 'common.working' : 'pauses.confirm')}
      >
        <Stack>
          <FormSelect
            field={form.field('lineCode')}
            label={t('common.line')}
            options={[
              { value: undefined, label: t('pauses.every') },
              ...lines.map(({ lineCode, lineName }) => ({ value: lineCode, label: lineName })),
            ]}
          />
          <OptionalMomentField field={form.field('from')} label={t('pauses.from')} hint={t('pauses.fromHint')} />
          <OptionalMomentField field={form.field('until')} label={t('pauses.until')} hint={t('pauses.untilHint')} />
          <FormField
            field={form.field('reasonText')}
            label={t('common.reason')}
            hint={t('common.staffReasonHint')}
            kind="area"
            maxLength={STAFF_REASON_LENGTH.most}
            required
          />
          <p>{t('pauses.text', { line: formatLine(form.values.lineCode) })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
