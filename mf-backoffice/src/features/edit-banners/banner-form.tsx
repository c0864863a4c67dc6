import type { StaffErrorCode } from '@shuttle/contracts'
import { BASE_PATH } from '@shuttle/contracts'
import { BANNER_TEXT_LIMIT, readBannerLink } from '@shuttle/domain/staff'
import { Form, useForm } from '@shuttle/forms'
import { isRoutable, now, toast, useLanguage } from '@shuttle/host'
import { Card, Notice, Stack } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/desk'
import { useState } from 'react'
import { type StaffBanner, saveBanner } from '../../calls/banners'
import { DeskField } from '../../components/desk-field'
import { EditorFrame } from '../../components/editor-frame'
import { PublishQuestion } from '../../components/publish-question'
import { StaleForm } from '../../components/stale-form'
import { useRevision } from '../../components/use-revision'
import {
  type BannerFormValues,
  checkBannerForm,
  newBannerForm,
  readBannerForm,
  toBannerForm,
} from '../../domain/banner-form'
import { contentTitle } from '../../domain/content-title'
import { useContentTexts } from '../../i18n/use-content-texts'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { BannerPreview } from './banner-preview'
import { PictureField } from './picture-field'

interface BannerFormProps {
  /** What is edited; undefined for something new. */
  stored: StaffBanner | undefined
  /** What a new one begins with. */
  copied: StaffBanner | undefined
  reread: () => Promise<StaffBanner | null | undefined>
  /** Begins again with what is stored. */
  onTake: () => void
  onSaved: (banner: StaffBanner) => void
}

const TITLES = [
  ['titleZhHk', 'zh-HK'],
  ['titleZhCn', 'zh-CN'],
  ['titleEn', 'en'],
] as const

/** A page that is not live: the banner that leads there is left out of home. */
const isNotLive = (link: string): boolean => {
  const page = readBannerLink(link, BASE_PATH)
  return page !== undefined && !isRoutable(page.url)
}

/** Sets a banner in three languages, with what passengers will see beside it; asks before it is published. */
export const BannerForm = ({ stored, copied, reread, onTake, onSaved }: BannerFormProps) => {
  const t = useContentTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const [isAsking, setAsking] = useState(false)
  const { base, isStale, handleFailure, keep } = useRevision(stored, reread)
  const form = useForm<BannerFormValues, StaffBanner, StaffErrorCode>({
    name: 'mf-backoffice: save banner',
    initial: () => (stored ? toBannerForm(stored.draft) : newBannerForm(now(), copied?.draft)),
    check: (values) => checkBannerForm(values, { now: now(), base: BASE_PATH, storedLink: stored?.draft.link }),
    texts: staffTexts,
    confirm: () => setAsking(true),
    send: (values) => saveBanner({ ...base, draft: readBannerForm(values) }),
    onFailure: handleFailure,
    onDone: (saved) => {
      toast(t('form.saved', { title: contentTitle(saved.draft, language) }), 'success')
      onSaved(saved)
    },
  })
  const save = async () => {
    await form.send()
    setAsking(false)
  }
  const { values } = form
  return (
    <>
      <EditorFrame
        form={
          <Card>
            <Form
              form={isStale ? { ...form, failure: undefined } : form}
              title={t(stored ? 'banner.edit' : copied ? 'banner.copy' : 'banner.new')}
              submitLabel={t(stored ? 'form.save' : 'form.publish')}
              pendingLabel={t('form.saving')}
              footer={isStale && <StaleForm onTake={onTake} onKeep={() => void keep()} />}
            >
              <FormRows>
                <PictureField field={form.field('picture')} />
                {TITLES.map(([field, lang]) => (
                  <DeskField
                    key={field}
                    field={form.field(field)}
                    label={t(`form.${field}`)}
                    hint={t('banner.textHint')}
                    lang={lang}
                    maxLength={BANNER_TEXT_LIMIT}
                  />
                ))}
                <DeskField field={form.field('link')} label={t('banner.link')} hint={t('banner.linkHint')} />
                <DeskField
                  field={form.field('position')}
                  label={t('banner.position')}
                  hint={t('banner.positionHint')}
                  kind="number"
                />
                <DeskField field={form.field('begins')} label={t('form.begins')} kind="moment" />
                <DeskField field={form.field('ends')} label={t('form.ends')} hint={t('form.hint')} kind="moment" />
              </FormRows>
            </Form>
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
      <PublishQuestion
        open={isAsking}
        window={readBannerForm(values)}
        isChange={stored !== undefined}
        busy={form.isPending}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
