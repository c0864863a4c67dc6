import { findSection } from '../kit/addresses/backoffice-sections'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { DaysPanel } from './edit-departures/days-panel'
import { DepartureFilters } from './edit-departures/departure-filters'
import { DeparturePanel } from './edit-departures/departure-panel'
import { EditDepartures } from './edit-departures/edit-departures'
import { PanelButtons } from './edit-departures/panel-buttons'
import { TimetablePanel } from './edit-departures/timetable-panel'
import { useDeparturesTexts } from './texts/use-departures-texts'

/** The departures of a line on a day (D5.30); the URL has line, day and the open departure. */
export const DeparturesTab = () => {
  const t = useDeparturesTexts()
  return (
    <StaffPage
      section={findSection('departures')}
      title={t('nav.departures')}
      note={t('day.note')}
      actions={<PanelButtons />}
      aside={
        <>
          <DeparturePanel />
          <DaysPanel />
          <TimetablePanel />
        </>
      }
    >
      <DepartureFilters />
      <EditDepartures />
    </StaffPage>
  )
}
