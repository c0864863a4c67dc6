import type { StaffErrorCode } from '@shuttle/contracts'
import { BASE_PATH } from '@shuttle/contracts'
import { BANNER_TEXT_LIMIT, readBannerLink } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { isRoutable, now, toast, useLanguage } from '@shuttle/host'
import { Card, Notice, Stack } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { type StaffBanner, saveBannerCall } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { ConfirmedForm, useQuestion } from '../../kit/confirmed-form'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import { useRevision } from '../../kit/use-revision'
import {
  type BannerFormValues,
  checkBannerForm,
  newBannerForm,
  readBannerForm,
  toBannerForm,
} from '../domain/banner-form'
import { contentTitle } from '../domain/content-title'
import type { ContentFormProps } from '../edit-content'
import { PublishWindow } from '../publish-window'
import { useContentTexts } from '../texts/use-content-texts'
import { BannerPreview } from './banner-preview'
import { PictureField } from './picture-field'

const TITLES = [
  ['titleZhHk', 'zh-HK'],
  ['titleZhCn', 'zh-CN'],
  ['titleEn', 'en'],
] as const

/** The linked page is not live: home omits the banner. */
const isNotLive = (link: string): boolean => {
  const page = readBannerLink(link, BASE_PATH)
  return page !== undefined && !isRoutable(page.url)
}

/** Edits a banner in three languages beside its preview, with a confirmation before it is published. */
export const BannerForm = ({ stored, copied, reread, onTake, onSaved }: ContentFormProps<StaffBanner>) => {
  const t = useContentTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
  const form = useForm<BannerFormValues, StaffBanner, StaffErrorCode>({
    name: 'mf-backoffice: save banner',
    initial: () => (stored ? toBannerForm(stored.content) : newBannerForm(now(), copied?.content)),
    check: (values) => checkBannerForm(values, { now: now(), base: BASE_PATH, storedLink: stored?.content.link }),
    texts: staffTexts,
    confirm,
    send: (values) => staffCall(saveBannerCall, { ...base, content: readBannerForm(values) }),
    onFailure: handleFailure,
    onDone: (saved) => {
      toast(t('form.saved', { title: contentTitle(saved.content, language) }), 'success')
      onSaved(saved)
    },
  })
  const { values } = form
  const title = t(stored ? 'banner.edit' : copied ? 'banner.copy' : 'banner.new')
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
            consequence={<PublishWindow window={readBannerForm(values)} />}
            stale={{ isStale, onTake, onOverwrite: () => void overwrite() }}
          >
            <FormRows>
              <PictureField field={form.field('picture')} />
              {TITLES.map(([field, lang]) => (
                <FormField
                  key={field}
                  field={form.field(field)}
                  label={t(`form.${field}`)}
                  hint={t('banner.textHint')}
                  lang={lang}
                  maxLength={BANNER_TEXT_LIMIT}
                />
              ))}
              <FormField field={form.field('link')} label={t('banner.link')} hint={t('banner.linkHint')} />
              <FormField
                field={form.field('position')}
                label={t('banner.position')}
                hint={t('banner.positionHint')}
                kind="number"
              />
              <FormField field={form.field('begins')} label={t('form.begins')} kind="moment" />
              <FormField field={form.field('ends')} label={t('form.ends')} hint={t('form.hint')} kind="moment" />
            </FormRows>
          </ConfirmedForm>
        </Card>
      }
      preview={
        <Card title={t('preview.title')}>
          <Stack>
            {isNotLive(values.link) && <Notice kind="warning">{t('banner.notLive')}</Notice>}
            <BannerPreview banner={values} />
          </Stack>
        </Card>
      }
    />
  )
}
