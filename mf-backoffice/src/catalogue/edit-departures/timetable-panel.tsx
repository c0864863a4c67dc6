import { toast } from '@shuttle/host'
import { Button, Notice, Row } from '@shuttle/ui'
import { ConfirmDialog, SidePanel } from '@shuttle/ui/backoffice'
import { applyTimetableCall, type TimetablePreview } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useStaffAction } from '../../kit/use-staff-action'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { useRefreshDepartures } from '../state/use-departures'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'
import { TimetableEffect } from './timetable-effect'
import { TimetableFields } from './timetable-fields'
import { TIMETABLE_TIMEOUT_MS } from './timetable-form'
import { useShownDepartures } from './use-shown-departures'
import { useTimetableForm } from './use-timetable-form'

const hasWork = ({ added, changed }: TimetablePreview) => added + changed > 0

const Timetable = ({ lineCode, date }: { lineCode: string; date: string }) => {
  const t = useDeparturesTexts()
  const refresh = useRefreshDepartures()
  const entry = useTimetableForm({ lineCode, date })
  const { form, preview, count, submit } = entry
  const [isConfirming, setConfirming] = useState(false)
  const { run, isPending, error, clear } = useStaffAction({
    call: (expectedRevision: string) =>
      staffCall(applyTimetableCall, { lineCode, ...form, expectedRevision }, { timeoutMs: TIMETABLE_TIMEOUT_MS }),
    name: 'apply timetable',
  })
  const close = () => {
    clear()
    setConfirming(false)
  }
  const confirm = async () => {
    if (!preview) return
    const done = await run(preview.revision)
    await refresh()
    count()
    if (!done) return
    toast(t('timetable.done', { added: done.result.added, changed: done.result.changed }), 'success')
    close()
  }
  const isCounted = preview !== undefined && preview.errors.length === 0
  const { added = 0, changed = 0, skipped = 0, addedSeats: seats = 0 } = preview ?? {}
  // The confirmation is a sibling of the form, because its submit event would bubble into the form.
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TimetableFields {...entry} />
        <Row>
          <Button type="submit" kind={isCounted ? 'soft' : 'primary'} loading={entry.isPending}>
            {t('common.preview')}
          </Button>
        </Row>
        {isCounted && <TimetableEffect preview={preview} />}
        {isCounted && !hasWork(preview) && <Notice>{t('timetable.nothing')}</Notice>}
        {isCounted && hasWork(preview) && (
          <Button block onClick={() => setConfirming(true)}>
            {added > 0 ? t('timetable.apply', { count: added }) : t('timetable.applyChanged', { count: changed })}
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={isConfirming}
        title={t('timetable.confirmTitle')}
        confirmLabel={t('timetable.confirmLabel')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        busy={isPending}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {added > 0 && <p>{t('timetable.createsSome', { count: added, seats })}</p>}
        {changed > 0 && <p>{t('timetable.changesSome', { count: changed })}</p>}
        {skipped > 0 && <p>{t('timetable.skippedSome', { count: skipped })}</p>}
      </ConfirmDialog>
    </>
  )
}

/** Adds departures of the line from a timetable: counted, confirmed, then stored. */
export const TimetablePanel = () => {
  const t = useDeparturesTexts()
  const mayEdit = useMay('departure.edit')
  const { values, show } = useSearchState(DEPARTURES_ADDRESS)
  const { lineCode, date } = useShownDepartures()
  return (
    <SidePanel
      open={mayEdit && values.panel === 'timetable' && lineCode !== ''}
      onClose={() => show({ panel: '' })}
      title={t('timetable.title')}
      closeLabel={t('page.close')}
    >
      <Timetable key={lineCode} lineCode={lineCode} date={date} />
    </SidePanel>
  )
}
