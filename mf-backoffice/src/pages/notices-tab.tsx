import { findSection } from '../addresses/backoffice-sections'
import { ContentActions } from '../components/content-actions'
import { ContentFilters } from '../components/content-filters'
import { useContentAddress } from '../components/use-content-address'
import { EditNotice } from '../features/edit-notices/edit-notice'
import { NoticePanel } from '../features/edit-notices/notice-panel'
import { NoticeTable } from '../features/edit-notices/notice-table'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useContentTexts } from '../i18n/use-content-texts'
import { useMay } from '../state/use-staff-index'

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
