import { findSection } from '../addresses/backoffice-sections'
import { DaysPanel } from '../features/edit-departures/days-panel'
import { DepartureFilters } from '../features/edit-departures/departure-filters'
import { DeparturePanel } from '../features/edit-departures/departure-panel'
import { EditDepartures } from '../features/edit-departures/edit-departures'
import { PanelButtons } from '../features/edit-departures/panel-buttons'
import { TimetablePanel } from '../features/edit-departures/timetable-panel'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useDeparturesTexts } from '../i18n/use-departures-texts'

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
