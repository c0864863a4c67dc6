import { findSection } from '../addresses/backoffice-sections'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { LinePanel } from '../features/set-lines/line-panel'
import { LineTable } from '../features/set-lines/line-table'
import { OpenedLine } from '../features/set-lines/opened-line'
import { useLinesTexts } from '../i18n/use-lines-texts'

/** Settings of lines by day of purchase, and their peak days; the URL has the open line and form. */
export const LinesTab = () => {
  const t = useLinesTexts()
  return (
    <StaffPage section={findSection('lines')} title={t('nav.lines')} note={t('lines.note')} aside={<LinePanel />}>
      <LineTable />
      <OpenedLine />
    </StaffPage>
  )
}
