import type { StaffErrorCode } from '@shuttle/contracts'
import { NOTICE_TEXT_LIMITS, type NoticeTextField } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { now, toast, useLanguage } from '@shuttle/host'
import { Card, Notice, Stack } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { type StaffNotice, saveNoticeCall } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { ConfirmedForm, useQuestion } from '../../kit/confirmed-form'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import { useRevision } from '../../kit/use-revision'
import { contentTitle } from '../domain/content-title'
import {
  checkNoticeForm,
  type NoticeFormValues,
  newNoticeForm,
  readNoticeForm,
  toNoticeForm,
} from '../domain/notice-form'
import type { ContentFormProps } from '../edit-content'
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

/** Edits a notice in three languages beside its preview, with a confirmation before it is published. */
export const NoticeForm = ({ stored, copied, reread, onTake, onSaved }: ContentFormProps<StaffNotice>) => {
  const t = useContentTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const form = useForm<NoticeFormValues, StaffNotice, StaffErrorCode>({
    name: 'mf-backoffice: save notice',
    initial: () => (stored ? toNoticeForm(stored.content) : newNoticeForm(now(), copied?.content)),
    check: (values) => checkNoticeForm(values, now()),
    texts: staffTexts,
    confirm,
    send: (values) => staffCall(saveNoticeCall, { ...base, content: readNoticeForm(values) }),
    onFailure: handleFailure,
    onDone: (saved) => {
      toast(t('form.saved', { title: contentTitle(saved.content, language) }), 'success')
      onSaved(saved)
    },
  })
  const { values } = form
  const title = t(stored ? 'notice.edit' : copied ? 'notice.copy' : 'notice.new')
  return (
    <EditorFrame
      form={
        <Card title={title}>
          <ConfirmedForm
            form={form}
            confirmation={confirmation}
            title={title}
            submitLabel={t(stored ? 'form.save' : 'form.publish')}
            pendingLabel={t('form.saving')}
            question={t('form.question')}
            consequence={<PublishWindow window={readNoticeForm(values)} />}
            stale={{ isStale, onTake, onOverwrite: () => void overwrite() }}
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
              <FormField field={form.field('begins')} label={t('form.begins')} kind="moment" />
              <FormField field={form.field('ends')} label={t('form.ends')} hint={t('form.hint')} kind="moment" />
            </FormRows>
          </ConfirmedForm>
        </Card>
      }
      preview={
        <Card title={t('preview.title')}>
          <Stack>
            <p>{t('preview.notice')}</p>
            <NoticePreview texts={values} />
          </Stack>
        </Card>
      }
    />
  )
}
