import { parseLineCode } from '@shuttle/domain'
import { STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { toast, useNow } from '@shuttle/host'
import { newIdempotencyKey, useLineNames } from '@shuttle/queries'
import { Button, Stack } from '@shuttle/ui'
import { ConfirmDialog, FormRow } from '@shuttle/ui/backoffice'
import { addPauseCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { useFaultFocus } from '../../kit/use-fault-focus'
import { useStaffAction } from '../../kit/use-staff-action'
import { EMPTY_PAUSE, findPauseFaults, type PauseForm, readPauseForm } from '../domain/pause-form'
import { useRefreshFees } from '../state/use-fees'
import { usePausedLine } from './use-paused-line'

const MINUTE_MS = 60_000

/** Pauses automatic refunds of one line or all lines, and shows what passengers can do meanwhile. */
export const AddPause = () => {
  const t = useFeesTexts()
  const lines = (useLineNames().data ?? []).filter(({ lineCode }) => !parseLineCode(lineCode).roundTrip)
  const formatLine = usePausedLine('everyInText')
  const refresh = useRefreshFees()
  const now = useNow(MINUTE_MS)
  const [isOpen, setOpen] = useState(false)
  const [requestKey, setRequestKey] = useState('')
  const [typed, setTyped] = useState(EMPTY_PAUSE)
  const [hasTried, setTried] = useState(false)
  const { form, focusFault } = useFaultFocus<HTMLDivElement>()
  const { run, isPending, error, clear } = useStaffAction({
    call: () => staffCall(addPauseCall, { ...readPauseForm(typed), requestKey }),
    name: 'add pause',
  })
  const faults = findPauseFaults(typed, now)
  const change = (part: Partial<PauseForm>) => setTyped({ ...typed, ...part })
  const open = () => {
    setRequestKey(newIdempotencyKey())
    setOpen(true)
  }
  const close = () => {
    setTyped(EMPTY_PAUSE)
    setTried(false)
    clear()
    setOpen(false)
  }
  const pause = async () => {
    setTried(true)
    if (faults.size > 0) return focusFault()
    const done = await run(undefined)
    await refresh()
    if (!done) return
    toast(t('pauses.made'), 'success')
    close()
  }
  const time = (field: 'from' | 'until', hint: string, fault?: string) => (
    <FormRow label={t(`pauses.${field}`)} hint={hint} error={fault}>
      {(row) => (
        <input
          {...row}
          type="datetime-local"
          value={typed[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </FormRow>
  )
  return (
    <>
      <Button onClick={open}>{t('pauses.add')}</Button>
      <ConfirmDialog
        open={isOpen}
        title={t('pauses.question')}
        confirmLabel={t(isPending ? 'pauses.busy' : 'pauses.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void pause()}
        onCancel={close}
      >
        <div ref={form}>
          <Stack>
            <FormRow label={t('pauses.line')}>
              {(row) => (
                <select {...row} value={typed.lineCode} onChange={({ target }) => change({ lineCode: target.value })}>
                  <option value="">{t('pauses.every')}</option>
                  {lines.map(({ lineCode, lineName }) => (
                    <option key={lineCode} value={lineCode}>
                      {lineName}
                    </option>
                  ))}
                </select>
              )}
            </FormRow>
            {time('from', t('pauses.fromHint'))}
            {time('until', t('pauses.untilHint'), hasTried && faults.has('until') ? t('pauses.faultUntil') : undefined)}
            <FormRow
              label={t('pauses.reason')}
              hint={t('pauses.reasonHint')}
              error={hasTried && faults.has('reason') ? t('pauses.faultReason') : undefined}
            >
              {(row) => (
                <textarea
                  {...row}
                  rows={3}
                  maxLength={STAFF_REASON_LENGTH.most}
                  required
                  value={typed.reason}
                  onChange={({ target }) => change({ reason: target.value })}
                />
              )}
            </FormRow>
            <p>{t('pauses.text', { line: formatLine(typed.lineCode) })}</p>
          </Stack>
        </div>
      </ConfirmDialog>
    </>
  )
}
