import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ContentActions } from './content-actions'
import { ContentFilters } from './content-filters'
import { EditNotice } from './edit-notices/edit-notice'
import { NoticePanel } from './edit-notices/notice-panel'
import { NoticeTable } from './edit-notices/notice-table'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

/** Notices of home; the URL has filters, the open notice and the edited one. */
export const NoticesTab = () => {
  const t = useContentTexts()
  const mayEdit = useMay('content.edit')
  const isEditing = useContentAddress('notices').values.edit !== '' && mayEdit
  return (
    <StaffPage
      section={findSection('notices')}
      title={t('nav.notices')}
      note={t('list.note')}
      actions={<ContentActions tab="notices" newLabel={t('notice.new')} />}
      aside={!isEditing && <NoticePanel />}
    >
      {isEditing ? (
        <EditNotice />
      ) : (
        <>
          <ContentFilters tab="notices" />
          <NoticeTable />
        </>
      )}
    </StaffPage>
  )
}
