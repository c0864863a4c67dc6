import { useNow } from '@shuttle/host'
import { useHomeContent } from '@shuttle/queries'
import { Notice } from '@shuttle/ui'
import { isOpenAt } from '../../domain/announcements-now'
import { SurveyAnchor } from './survey-link'

/** Notices inside their time only (purchase 2, home); the one about the survey leads to it. */
export const HomeNotices = () => {
  const content = useHomeContent()
  const now = useNow()
  const survey = content.data?.survey
  return content.data?.notices
    .filter((notice) => isOpenAt(notice, now))
    .map((notice) => (
      <Notice
        // Two notices may have the same title.
        key={[notice.from, notice.until, notice.title, notice.content].join()}
        title={notice.title}
        action={survey && notice.isAboutSurvey && <SurveyAnchor survey={survey} />}
      >
        {notice.content}
      </Notice>
    ))
}
