import { findSection } from '../addresses/backoffice-sections'
import { ContentActions } from '../components/content-actions'
import { ContentFilters } from '../components/content-filters'
import { useContentAddress } from '../components/use-content-address'
import { BannerPanel } from '../features/edit-banners/banner-panel'
import { BannerTable } from '../features/edit-banners/banner-table'
import { EditBanner } from '../features/edit-banners/edit-banner'
import { StaffPage } from '../features/enter-backoffice/staff-page'
import { useContentTexts } from '../i18n/use-content-texts'
import { useMay } from '../state/use-staff-index'

/** Banners of home; the URL has filters, the open banner and the edited one. */
export const BannersTab = () => {
  const t = useContentTexts()
  const mayEdit = useMay('content.edit')
  const isEditing = useContentAddress('banners').values.edit !== '' && mayEdit
  return (
    <StaffPage
      section={findSection('banners')}
      title={t('nav.banners')}
      note={t('list.note')}
      actions={<ContentActions tab="banners" newLabel={t('banner.new')} />}
      aside={!isEditing && <BannerPanel />}
    >
      {isEditing ? (
        <EditBanner />
      ) : (
        <>
          <ContentFilters tab="banners" />
          <BannerTable />
        </>
      )}
    </StaffPage>
  )
}
