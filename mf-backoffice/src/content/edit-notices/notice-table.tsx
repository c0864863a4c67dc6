import { ContentTable } from '../content-table'
import { useContentTexts } from '../texts/use-content-texts'
import { useContentAddress } from '../use-content-address'
import { useNotices } from './use-notices'

/** Notices, ordered by begin, the latest first. */
export const NoticeTable = () => {
  const t = useContentTexts()
  const query = useNotices(useContentAddress('notices').values)
  return (
    <ContentTable
      tab="notices"
      query={query}
      caption={t('notice.caption')}
      title={t('notice.title')}
      last={[{ id: 'survey', header: t('notice.survey'), cell: ({ isAboutSurvey }) => (isAboutSurvey ? '✓' : '-') }]}
      texts={{ empty: t('notice.empty'), emptyHint: t('notice.emptyHint'), failed: t('notice.failed') }}
    />
  )
}
