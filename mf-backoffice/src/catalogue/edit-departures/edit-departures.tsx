import { useState } from 'react'
import { useMay } from '../../kit/state/use-staff-index'
import { isChangeable, type SetState, toRowsQuestion } from '../domain/staff-departure'
import { BulkActions } from './bulk-actions'
import { ChangeStates } from './change-states'
import { DepartureTable } from './departure-table'
import { PausedNotice } from './paused-notice'
import { useShownDepartures } from './use-shown-departures'

const NONE: ReadonlySet<string> = new Set()

const DayOfDepartures = () => {
  const { lineCode, date, rows = [] } = useShownDepartures()
  const mayEdit = useMay('departure.edit')
  const [chosen, setChosen] = useState(NONE)
  const [state, setState] = useState<SetState>()
  const changeable = rows.filter(isChangeable)
  const chosenRows = changeable.filter(({ beginTime }) => chosen.has(beginTime))
  const choose = (beginTime: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, beginTime] : [...chosen].filter((one) => one !== beginTime)))
  return (
    <>
      <PausedNotice rows={rows} />
      {mayEdit && changeable.length > 0 && (
        <BulkActions
          rows={chosenRows}
          onSelect={setState}
          onAll={() => setChosen(new Set(changeable.map(({ beginTime }) => beginTime)))}
          onNone={() => setChosen(NONE)}
        />
      )}
      <DepartureTable chosen={chosen} onChoose={choose} />
      <ChangeStates
        question={state && toRowsQuestion(chosenRows, state, { lineCode, date })}
        onClose={() => setState(undefined)}
        onDone={() => setChosen(NONE)}
      />
    </>
  )
}

/** The departures of a day, and actions on several of them; another line or day starts without a selection. */
export const EditDepartures = () => {
  const { lineCode, date } = useShownDepartures()
  return <DayOfDepartures key={`${lineCode} ${date}`} />
}
