import { parseLineCode } from '@shuttle/domain'
import { STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now, toast } from '@shuttle/host'
import { newIdempotencyKey, useLineNames } from '@shuttle/queries'
import { Button, Stack } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { type AddedPause, addPauseCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField, FormSelect } from '../../kit/form-field'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { OptionalMomentField } from '../../kit/typed-field'
import { useStaffAction } from '../../kit/use-staff-action'
import { checkPause, type PauseContent } from '../domain/check-pause'
import { useRefreshFees } from '../state/use-fees'
import { usePausedLine } from './use-paused-line'

/** Pauses automatic refunds of one line or all lines, and shows what passengers can do meanwhile. */
export const AddPause = () => {
  const t = useFeesTexts()
  const lines = (useLineNames().data ?? []).filter(({ lineCode }) => !parseLineCode(lineCode).roundTrip)
  const formatLine = usePausedLine('everyInText')
  const refresh = useRefreshFees()
  /** Key of the pause that the open dialog adds; undefined while it is closed. */
  const [requestKey, setRequestKey] = useState<string>()
  const { run, isPending, error, clear } = useStaffAction({
    call: (pause: AddedPause) => staffCall(addPauseCall, pause),
    name: 'add pause',
  })
  const form = useForm<PauseContent, boolean, 'STAFF_PAUSE_TIME' | 'STAFF_REASON_MISSING'>({
    name: 'mf-backoffice: add pause',
    initial: () => ({ lineCode: undefined, from: undefined, until: undefined, reasonText: '' }),
    check: (pause) => checkPause(pause, now()),
    texts: { STAFF_PAUSE_TIME: t('pauses.faultUntil'), STAFF_REASON_MISSING: t('common.reasonMissing') },
    send: async (pause) => {
      const done = requestKey !== undefined && (await run({ ...pause, requestKey }))
      await refresh()
      return Boolean(done)
    },
    onDone: (isAdded) => {
      if (!isAdded) return
      toast(t('pauses.made'), 'success')
      close()
    },
  })
  const close = () => {
    form.reset()
    clear()
    setRequestKey(undefined)
  }
  return (
    <>
      <Button onClick={() => setRequestKey(newIdempotencyKey())}>{t('pauses.add')}</Button>
      <ConfirmDialog
        open={requestKey !== undefined}
        title={t('pauses.add')}
        confirmLabel={t(isPending ? 'common.working' : 'pauses.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => form.handleSubmit()}
        onCancel={close}
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
