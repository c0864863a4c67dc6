import { EditContent, useContentSource } from '../edit-content'
import { NoticeForm } from './notice-form'
import { useNotice, useRefreshNotices } from './use-notices'

/** The form of the notice in the URL. */
export const EditNotice = () => {
  const query = useNotice(useContentSource('notices'))
  const refresh = useRefreshNotices()
  return (
    <EditContent tab="notices" query={query} onSaved={refresh}>
      {(form) => <NoticeForm {...form} />}
    </EditContent>
  )
}
