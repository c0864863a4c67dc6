import { civilDateAt } from '@shuttle/domain'
import { isTravelSpan } from '@shuttle/domain/staff'
import { useNow } from '@shuttle/host'
import { Button, Notice, Row } from '@shuttle/ui'
import { FormRow, FormRows, SidePanel } from '@shuttle/ui/backoffice'
import { type DepartureChoice, previewDepartureStatesCall } from '@shuttle/wire/staff'
import { type FormEvent, useRef, useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useStaffAction } from '../../kit/use-staff-action'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { type SetState, type StateQuestion, toStateQuestion } from '../domain/staff-departure'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { ChangeStates } from './change-states'
import styles from './edit-departures.module.css'
import { useShownDepartures } from './use-shown-departures'

const STATES = ['paused', 'closed', 'open'] as const
const MINUTE_MS = 60_000

const DaysForm = () => {
  const t = useDeparturesTexts()
  const { lineCode, date } = useShownDepartures()
  const today = civilDateAt(useNow(MINUTE_MS))
  const [from, setFrom] = useState(date)
  const [to, setTo] = useState(date)
  const [state, setState] = useState<SetState>('paused')
  const [isTried, setTried] = useState(false)
  const [question, setQuestion] = useState<StateQuestion>()
  const field = useRef<HTMLInputElement>(null)
  const { run, isPending, error, clear } = useStaffAction({
    call: (choice: DepartureChoice) => staffCall(previewDepartureStatesCall, choice),
    name: 'preview departures',
  })
  const isInvalid = from < today || !to || !isTravelSpan({ from, to })
  const changed = () => {
    setTried(false)
    setQuestion(undefined)
    clear()
  }
  const preview = async () => {
    const choice = { lineCode, from, to }
    const done = await run(choice)
    setQuestion(done && toStateQuestion(done.result, state, choice))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isInvalid) return field.current?.focus()
    if (!isPending) void preview()
  }
  // The confirmation is a sibling of the form, because its submit event would bubble into the form.
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('days.note')}</p>
        <FormRows>
          <FormRow label={t('common.firstTravelDay')} error={isTried && isInvalid ? t('days.invalid') : undefined}>
            {(row) => (
              <input
                {...row}
                ref={field}
                type="date"
                min={today}
                value={from}
                onChange={({ target }) => {
                  changed()
                  setFrom(target.value)
                }}
              />
            )}
          </FormRow>
          <FormRow label={t('common.lastTravelDay')}>
            {(row) => (
              <input
                {...row}
                type="date"
                min={from}
                value={to}
                onChange={({ target }) => {
                  changed()
                  setTo(target.value)
                }}
              />
            )}
          </FormRow>
          <FormRow label={t('days.state')}>
            {(row) => (
              <select
                {...row}
                value={state}
                onChange={({ target }) => {
                  changed()
                  setState(STATES.find((one) => one === target.value) ?? 'paused')
                }}
              >
                {STATES.map((one) => (
                  <option key={one} value={one}>
                    {t(`state.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </FormRow>
        </FormRows>
        {error && (
          <Notice kind="danger" announce>
            {error}
          </Notice>
        )}
        {question?.changed === 0 && <Notice announce>{t('days.nothing')}</Notice>}
        <Row>
          <Button type="submit" loading={isPending}>
            {t('days.preview')}
          </Button>
        </Row>
      </form>
      <ChangeStates
        question={question && question.changed > 0 ? question : undefined}
        onClose={() => setQuestion(undefined)}
        onRefused={() => void preview()}
      />
    </>
  )
}

/** Opens, pauses or closes all departures of the line from one day to another. */
export const DaysPanel = () => {
  const t = useDeparturesTexts()
  const mayEdit = useMay('departure.edit')
  const { values, show } = useSearchState(DEPARTURES_ADDRESS)
  const { lineCode } = useShownDepartures()
  return (
    <SidePanel
      open={mayEdit && values.panel === 'days' && lineCode !== ''}
      onClose={() => show({ panel: '' })}
      title={t('days.title')}
      closeLabel={t('page.close')}
    >
      <DaysForm key={lineCode} />
    </SidePanel>
  )
}
