import { useNow } from '@shuttle/host'
import { Notice } from '@shuttle/ui'
import { useHomeOffer } from '../../api/lines.queries'
import { isOpenAt } from '../../domain/announcements-now'

/** Notices inside their time only (purchase 2, home). */
export const HomeNotices = () => {
  const offer = useHomeOffer()
  const now = useNow()
  return offer.data?.notices
    .filter((notice) => isOpenAt(notice, now))
    .map(({ title, content }) => (
      <Notice key={title} title={title}>
        {content}
      </Notice>
    ))
}
