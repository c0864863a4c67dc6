import { DescriptionList } from '@shuttle/booking'
import { countSeatsLeft } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { buttonClass, Notice, Row } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import type { StaffDeparture } from '@shuttle/wire/staff'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { SEARCH } from '../../paths'
import { DEPARTURES_ADDRESS } from '../domain/departures-address'
import { isChangeable, type SetState, toRowsQuestion } from '../domain/staff-departure'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { StateButtons } from './bulk-actions'
import { ChangeSeats } from './change-seats'
import { ChangeStates } from './change-states'
import { DepartureMark } from './departure-mark'
import styles from './edit-departures.module.css'
import { SeatBar } from './seat-bar'
import { useShownDepartures } from './use-shown-departures'

const EditOne = ({ departure }: { departure: StaffDeparture }) => {
  const t = useDeparturesTexts()
  const [state, setState] = useState<SetState>()
  if (!isChangeable(departure)) return <Notice>{t('one.gone')}</Notice>
  return (
    <>
      <ChangeSeats departure={departure} />
      <Row>
        <StateButtons rows={[departure]} onSelect={setState} />
      </Row>
      <ChangeStates
        question={state && toRowsQuestion([departure], state, departure)}
        onClose={() => setState(undefined)}
      />
    </>
  )
}

/** One departure beside the table: sold tickets, seats and state. */
export const DeparturePanel = () => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  const mayEdit = useMay('departure.edit')
  const maySearch = useMay('order.search')
  const { opened, open } = useSearchState(DEPARTURES_ADDRESS)
  const { lineCode, date, rows } = useShownDepartures()
  const departure = rows?.find(({ beginTime }) => beginTime === opened)
  const orders = new URLSearchParams({ line: lineCode, travelFrom: date, travelTo: date })
  return (
    <SidePanel
      open={departure !== undefined}
      onClose={() => open('')}
      title={opened}
      closeLabel={t('page.close')}
      mark={departure && <DepartureMark departure={departure} />}
      actions={
        maySearch && (
          <Link to={`${SEARCH}?${orders}`} className={buttonClass({ kind: 'soft', block: true })}>
            {t('one.orders')}
          </Link>
        )
      }
    >
      {departure && (
        <div className={styles.form}>
          <DescriptionList
            items={[
              { name: t('common.day'), value: formatDate(departure.date, language, 'short') },
              { name: t('common.time'), value: `${departure.beginTime}–${departure.endTime}` },
              { name: t('day.left'), value: String(countSeatsLeft(departure)) },
            ]}
          />
          <SeatBar departure={departure} />
          {mayEdit && <EditOne key={departure.beginTime} departure={departure} />}
        </div>
      )}
    </SidePanel>
  )
}
