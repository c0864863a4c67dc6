import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { ContentFilters } from './content-filters'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import { BannerForm } from './edit-banners/banner-form'
import { BannerPanel } from './edit-banners/banner-panel'
import { BannerTable } from './edit-banners/banner-table'
import { BANNERS } from './edit-banners/banners'
import { EditContent } from './edit-content'
import { useContentTexts } from './texts/use-content-texts'

/** Banners of home; the URL has filters, the open banner and the edited one. */
export const BannersTab = () => {
  const t = useContentTexts()
  return (
    <ResourcePage
      section="banners"
      right="content.edit"
      search={useSearchState(CONTENT_ADDRESSES.banners)}
      title={t('nav.banners')}
      note={t('list.note')}
      newLabel={t('banner.new')}
      backLabel={t('common.backToList')}
      editor={
        <EditContent tab="banners" state={BANNERS}>
          {(form) => <BannerForm {...form} />}
        </EditContent>
      }
      aside={<BannerPanel />}
    >
      <ContentFilters tab="banners" />
      <BannerTable />
    </ResourcePage>
  )
}
