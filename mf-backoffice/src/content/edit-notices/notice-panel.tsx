import { endNoticeCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { ContentPanel } from '../content-panel'
import { useContentTexts } from '../texts/use-content-texts'
import { NoticePreview } from './notice-preview'
import { NOTICES } from './notices'

/** One notice of the list as passengers read it, with its actions. */
export const NoticePanel = () => {
  const t = useContentTexts()
  return (
    <ContentPanel tab="notices" state={NOTICES} end={({ id, revision }) => staffCall(endNoticeCall, { id, revision })}>
      {({ content, isAboutSurvey }) => (
        <>
          {isAboutSurvey && <p>{t('notice.surveyNote')}</p>}
          <NoticePreview texts={content} />
        </>
      )}
    </ContentPanel>
  )
}
