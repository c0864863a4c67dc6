import { ContentTable } from '../content-table'
import { useContentTexts } from '../texts/use-content-texts'
import { NOTICES } from './notices'

/** Notices, ordered by begin, the latest first. */
export const NoticeTable = () => {
  const t = useContentTexts()
  return (
    <ContentTable
      tab="notices"
      state={NOTICES}
      caption={t('nav.notices')}
      title={t('notice.title')}
      last={[{ id: 'survey', header: t('notice.survey'), cell: ({ isAboutSurvey }) => (isAboutSurvey ? '✓' : '-') }]}
      texts={{ empty: t('notice.empty'), emptyHint: t('notice.emptyHint'), failed: t('notice.failed') }}
    />
  )
}
