import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { ContentFilters } from './content-filters'
import { CONTENT_ADDRESSES } from './domain/content-addresses'
import { EditContent } from './edit-content'
import { NoticeForm } from './edit-notices/notice-form'
import { NoticePanel } from './edit-notices/notice-panel'
import { NoticeTable } from './edit-notices/notice-table'
import { NOTICES } from './edit-notices/notices'
import { useContentTexts } from './texts/use-content-texts'

/** Notices of home; the URL has filters, the open notice and the edited one. */
export const NoticesTab = () => {
  const t = useContentTexts()
  return (
    <ResourcePage
      section="notices"
      right="content.edit"
      search={useSearchState(CONTENT_ADDRESSES.notices)}
      title={t('nav.notices')}
      note={t('list.note')}
      newLabel={t('notice.new')}
      backLabel={t('common.backToList')}
      editor={
        <EditContent tab="notices" state={NOTICES}>
          {(form) => <NoticeForm {...form} />}
        </EditContent>
      }
      aside={<NoticePanel />}
    >
      <ContentFilters tab="notices" />
      <NoticeTable />
    </ResourcePage>
  )
}
