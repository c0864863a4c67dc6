import { findSection } from '../kit/addresses/backoffice-sections'
import { useMay } from '../kit/state/use-staff-index'
import { StaffPage } from '../staff/enter-backoffice/staff-page'
import { ContentActions } from './content-actions'
import { ContentFilters } from './content-filters'
import { BannerPanel } from './edit-banners/banner-panel'
import { BannerTable } from './edit-banners/banner-table'
import { EditBanner } from './edit-banners/edit-banner'
import { useContentTexts } from './texts/use-content-texts'
import { useContentAddress } from './use-content-address'

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
