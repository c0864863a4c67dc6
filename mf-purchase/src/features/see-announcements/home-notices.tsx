import { useNow } from '@shuttle/host'
import { useHomeContent } from '@shuttle/queries'
import { Notice } from '@shuttle/ui'
import { isOpenAt } from '../../domain/announcements-now'

/** Notices inside their time only (purchase 2, home). */
export const HomeNotices = () => {
  const content = useHomeContent()
  const now = useNow()
  return content.data?.notices
    .filter((notice) => isOpenAt(notice, now))
    .map(({ title, content }) => (
      <Notice key={title} title={title}>
        {content}
      </Notice>
    ))
}
