import { findSection } from '../kit/addresses/backoffice-sections'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { LinePanel } from './set-lines/line-panel'
import { LineTable } from './set-lines/line-table'
import { OpenedLine } from './set-lines/opened-line'
import { useLinesTexts } from './texts/use-lines-texts'

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
