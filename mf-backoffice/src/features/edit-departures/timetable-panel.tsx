import { toast } from '@shuttle/host'
import { Button, Notice } from '@shuttle/ui'
import { ConfirmAct, SidePanel } from '@shuttle/ui/desk'
import { useState } from 'react'
import { storeTimetable, type TimetablePreview } from '../../calls/timetables'
import { useStaffAct } from '../../components/use-staff-act'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'
import { useRefreshDepartures } from '../../state/use-departures'
import { useMay } from '../../state/use-staff-index'
import styles from './edit-departures.module.css'
import { TimetableFields } from './timetable-fields'
import { TimetablePlan } from './timetable-plan'
import { useDeparturesAddress } from './use-departures-address'
import { useShownDepartures } from './use-shown-departures'
import { useTimetableForm } from './use-timetable-form'

const hasWork = ({ added, changed }: TimetablePreview) => added + changed > 0

const Timetable = ({ lineCode, date }: { lineCode: string; date: string }) => {
  const t = useDeparturesTexts()
  const refresh = useRefreshDepartures()
  const entry = useTimetableForm({ lineCode, date })
  const { form, preview, count, submit } = entry
  const [isAsked, setAsked] = useState(false)
  const { act, isPending, error, clear } = useStaffAct({ call: storeTimetable, name: 'apply timetable' })
  const close = () => {
    clear()
    setAsked(false)
  }
  const confirm = async () => {
    if (!preview) return
    const done = await act({ lineCode, ...form, expectedRevision: preview.revision })
    await refresh()
    count()
    if (!done) return
    toast(t('timetable.done', { added: done.result.added, changed: done.result.changed }), 'success')
    close()
  }
  const isCounted = preview !== undefined && preview.errors.length === 0
  const { added = 0, changed = 0, kept = 0, addedSeats: seats = 0 } = preview ?? {}
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
        <div className={styles.buttons}>
          <Button type="submit" kind={isCounted ? 'soft' : 'primary'} loading={entry.isPending}>
            {t('timetable.count')}
          </Button>
        </div>
        {isCounted && <TimetablePlan preview={preview} />}
        {isCounted && !hasWork(preview) && <Notice>{t('timetable.nothing')}</Notice>}
        {isCounted && hasWork(preview) && (
          <Button block onClick={() => setAsked(true)}>
            {added > 0 ? t('timetable.apply', { count: added }) : t('timetable.applyChanged', { count: changed })}
          </Button>
        )}
      </form>
      <ConfirmAct
        open={isAsked}
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
        {kept > 0 && <p>{t('timetable.keepsSome', { count: kept })}</p>}
      </ConfirmAct>
    </>
  )
}

/** Adds departures of the line from a timetable: counted, confirmed, then stored. */
export const TimetablePanel = () => {
  const t = useDeparturesTexts()
  const mayEdit = useMay('departure.edit')
  const { address, openPanel } = useDeparturesAddress()
  const { lineCode, date } = useShownDepartures()
  return (
    <SidePanel
      open={mayEdit && address.panel === 'timetable' && lineCode !== ''}
      onClose={() => openPanel(undefined)}
      title={t('timetable.title')}
      closeLabel={t('page.close')}
    >
      <Timetable key={lineCode} lineCode={lineCode} date={date} />
    </SidePanel>
  )
}
