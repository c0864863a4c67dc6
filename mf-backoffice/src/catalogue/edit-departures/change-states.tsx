import { setDepartureStatesCall } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
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
  const { state: shown = 'open' } = question ?? {}
  return (
    <ActionDialog
      about={question}
      call={({ choice, state, revision }) =>
        staffCall(setDepartureStatesCall, { ...choice, state, expectedRevision: revision })
      }
      name="change departures"
      title={t(`confirm.${shown}Title`)}
      confirmLabel={t(`choice.${shown}`)}
      kind={shown === 'closed' ? 'danger' : 'primary'}
      consequence={({ state, changed, sold, same }) => (
        <>
          <p>{t(`confirm.${state}`, { count: changed })}</p>
          {state !== 'open' && <p>{sold === 0 ? t('confirm.soldNone') : t('confirm.sold', { count: sold })}</p>}
          {same > 0 && <p>{t('confirm.same', { count: same })}</p>}
        </>
      )}
      done={({ state }, { changed }) => t(`confirm.${state}Done`, { count: changed })}
      onAnswer={useRefreshDepartures()}
      onDone={onDone}
      onRefused={onRefused}
      onClose={onClose}
    />
  )
}
