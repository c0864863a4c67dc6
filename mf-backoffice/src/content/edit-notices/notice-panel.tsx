import { DescriptionList } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { endNoticeCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { ContentPanelActions } from '../content-panel-actions'
import { contentTitle } from '../domain/content-title'
import { EndContent } from '../end-content'
import { ShownStateMark } from '../shown-state-mark'
import { useContentTexts } from '../texts/use-content-texts'
import { useContentAddress } from '../use-content-address'
import { NoticePreview } from './notice-preview'
import { useNotices, useRefreshNotices } from './use-notices'

/** One notice of the list as passengers read it, with its actions. */
export const NoticePanel = () => {
  const t = useContentTexts()
  const language = useLanguage()
  const refresh = useRefreshNotices()
  const { values, show } = useContentAddress('notices')
  const [isEnding, setEnding] = useState(false)
  const notice = useNotices(values).data?.rows.find(({ id }) => id === values.open)
  const title = notice ? contentTitle(notice.content, language) : ''
  const close = () => show({ open: '' })
  return (
    <>
      <SidePanel
        open={notice !== undefined}
        onClose={close}
        title={title}
        closeLabel={t('page.close')}
        mark={notice && <ShownStateMark state={notice.state} />}
        actions={
          notice && (
            <ContentPanelActions tab="notices" id={notice.id} state={notice.state} onEnd={() => setEnding(true)} />
          )
        }
      >
        {notice && (
          <Stack>
            <DescriptionList
              items={[
                { name: t('list.begins'), value: formatDateTime(notice.content.from, language) },
                { name: t('list.ends'), value: formatDateTime(notice.content.until, language) },
              ]}
            />
            {notice.isAboutSurvey && <p>{t('notice.surveyNote')}</p>}
            <NoticePreview texts={notice.content} />
          </Stack>
        )}
      </SidePanel>
      <EndContent
        ended={isEnding && notice ? { ...notice, title } : undefined}
        call={(shown) => staffCall(endNoticeCall, shown)}
        onAnswer={refresh}
        onClose={() => setEnding(false)}
      />
    </>
  )
}
