import { checkNotice, NOTICE_TEXT_LIMITS, type NoticeContent, type NoticeTextField } from '@shuttle/domain/staff'
import { now, useLanguage } from '@shuttle/host'
import { Notice, Stack } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { type StaffNotice, saveNoticeCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { startOfMinute } from '../../kit/domain/local-moment'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { MomentField } from '../../kit/typed-field'
import { useRevisedForm } from '../../kit/use-revised-form'
import { contentTitle } from '../domain/content-title'
import { PublishWindow } from '../publish-window'
import { useContentTexts } from '../texts/use-content-texts'
import { NoticePreview } from './notice-preview'

const TEXTS: readonly { field: NoticeTextField; kind: 'text' | 'area'; lang: string }[] = [
  { field: 'titleZhHk', kind: 'text', lang: 'zh-HK' },
  { field: 'contentZhHk', kind: 'area', lang: 'zh-HK' },
  { field: 'titleZhCn', kind: 'text', lang: 'zh-CN' },
  { field: 'contentZhCn', kind: 'area', lang: 'zh-CN' },
  { field: 'titleEn', kind: 'text', lang: 'en' },
  { field: 'contentEn', kind: 'area', lang: 'en' },
]

/** A new notice begins now, and its end is not chosen. */
const newNotice = (copied: NoticeContent | undefined): NoticeContent => ({
  titleZhHk: '',
  titleZhCn: '',
  titleEn: '',
  contentZhHk: '',
  contentZhCn: '',
  contentEn: '',
  ...copied,
  from: startOfMinute(now()),
  until: Number.NaN,
})

/** Edits a notice in three languages beside its preview, with a confirmation before it is published. */
export const NoticeForm = ({ copied, ...edited }: EditedResource<StaffNotice, StaffNotice>) => {
  const t = useContentTexts()
  const language = useLanguage()
  const { stored } = edited
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save notice',
    initial: () => stored?.content ?? newNotice(copied?.content),
    check: (notice) => checkNotice(notice, now()),
    save: (notice) => staffCall(saveNoticeCall, notice),
    savedText: ({ content }) => t('form.saved', { title: contentTitle(content, language) }),
  })
  const title = t(stored ? 'notice.edit' : copied ? 'notice.copy' : 'notice.new')
  return (
    <EditorFrame
      {...frame}
      title={title}
      submitLabel={t(stored ? 'common.saveChanges' : 'form.publish')}
      pendingLabel={t('common.saving')}
      question={t('form.question')}
      consequence={<PublishWindow window={form.values} />}
      preview={{
        title: t('preview.title'),
        content: (
          <Stack>
            <p>{t('preview.notice')}</p>
            <NoticePreview texts={form.values} />
          </Stack>
        ),
      }}
    >
      {stored?.isAboutSurvey && <Notice>{t('notice.surveyNote')}</Notice>}
      <FormRows>
        {TEXTS.map(({ field, kind, lang }) => (
          <FormField
            key={field}
            field={form.field(field)}
            label={t(/^title/.test(field) ? `form.${field as 'titleEn'}` : `notice.${field as 'contentEn'}`)}
            kind={kind}
            lang={lang}
            maxLength={NOTICE_TEXT_LIMITS[field]}
          />
        ))}
        <MomentField field={form.field('from')} label={t('common.shownFrom')} />
        <MomentField field={form.field('until')} label={t('common.shownUntil')} hint={t('form.hint')} />
      </FormRows>
    </EditorFrame>
  )
}
