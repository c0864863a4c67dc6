import { toast } from '@shuttle/host'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { setDepartureStatesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import type { StateQuestion } from '../domain/staff-departure'
import { useRefreshDepartures } from '../state/use-departures'
import { useDeparturesTexts } from '../texts/use-departures-texts'

interface ChangeStatesProps {
  /** The counted change; a new count needs a new confirmation. */
  question: StateQuestion | undefined
  onClose: () => void
  onDone?: (() => void) | undefined
  /** After a refusal the shown data has to be refetched. */
  onRefused?: (() => void) | undefined
}

/** Confirms how many departures change and how many tickets were sold for them, then changes them. */
export const ChangeStates = ({ question, onClose, onDone, onRefused }: ChangeStatesProps) => {
  const t = useDeparturesTexts()
  const refresh = useRefreshDepartures()
  const { run, isPending, error, clear } = useStaffAction({
    call: ({ choice, state, revision }: StateQuestion) =>
      staffCall(setDepartureStatesCall, { ...choice, state, expectedRevision: revision }),
    name: 'change departures',
  })
  const { state = 'open', changed = 0, sold = 0, same = 0 } = question ?? {}
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!question) return
    const done = await run(question)
    await refresh()
    if (!done) return onRefused?.()
    toast(t(`confirm.${state}Done`, { count: done.result.changed }), 'success')
    onDone?.()
    close()
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={t(`confirm.${state}Title`)}
      confirmLabel={t(`choice.${state}`)}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={state === 'closed' ? 'danger' : 'primary'}
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <p>{t(`confirm.${state}`, { count: changed })}</p>
      {state !== 'open' && <p>{sold === 0 ? t('confirm.soldNone') : t('confirm.sold', { count: sold })}</p>}
      {same > 0 && <p>{t('confirm.same', { count: same })}</p>}
    </ConfirmDialog>
  )
}
