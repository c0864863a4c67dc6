import { useSearchState } from '../kit/use-search-state'
import { ResourcePage } from '../staff/enter-backoffice/resource-page'
import { GUIDES_ADDRESS } from './domain/guides-address'
import { EditGuide } from './edit-guides/edit-guide'
import { GuideTable } from './edit-guides/guide-table'
import { useGuidesTexts } from './texts/use-guides-texts'

/** When and where buses leave, as passengers read it; the URL has the guide that is written. */
export const GuidesTab = () => {
  const t = useGuidesTexts()
  return (
    <ResourcePage
      section="guides"
      right="guide.edit"
      search={useSearchState(GUIDES_ADDRESS)}
      title={t('nav.guides')}
      note={t('list.note')}
      backLabel={t('common.backToList')}
      editor={<EditGuide />}
    >
      <GuideTable />
    </ResourcePage>
  )
}
