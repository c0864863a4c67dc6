import { BASE_PATH } from '@shuttle/contracts'
import { BANNER_TEXT_LIMIT, type BannerContent, checkBanner, readBannerLink } from '@shuttle/domain/staff'
import { isRoutable, now, useLanguage } from '@shuttle/host'
import { Notice, Stack } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { type StaffBanner, saveBannerCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { startOfMinute } from '../../kit/domain/local-moment'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { CountField, MomentField } from '../../kit/typed-field'
import { useRevisedForm } from '../../kit/use-revised-form'
import { contentTitle } from '../domain/content-title'
import { PublishWindow } from '../publish-window'
import { useContentTexts } from '../texts/use-content-texts'
import { BannerPreview } from './banner-preview'
import { PictureField } from './picture-field'

const TITLES = [
  ['titleZhHk', 'zh-HK'],
  ['titleZhCn', 'zh-CN'],
  ['titleEn', 'en'],
] as const

/** A new banner begins now, and its end is not chosen. */
const newBanner = (copied: BannerContent | undefined): BannerContent => ({
  titleZhHk: '',
  titleZhCn: '',
  titleEn: '',
  picture: '',
  link: '',
  position: Number.NaN,
  ...copied,
  from: startOfMinute(now()),
  until: Number.NaN,
})

/** The linked page is not live: home omits the banner. */
const isNotLive = (link: string): boolean => {
  const page = readBannerLink(link, BASE_PATH)
  return page !== undefined && !isRoutable(page.url)
}

/** Edits a banner in three languages beside its preview, with a confirmation before it is published. */
export const BannerForm = ({ copied, ...edited }: EditedResource<StaffBanner, StaffBanner>) => {
  const t = useContentTexts()
  const language = useLanguage()
  const { stored } = edited
  const { form, frame } = useRevisedForm({
    ...edited,
    name: 'mf-backoffice: save banner',
    initial: () => stored?.content ?? newBanner(copied?.content),
    check: (banner) =>
      checkBanner(
        { ...banner, link: banner.link.trim() },
        { now: now(), base: BASE_PATH, storedLink: stored?.content.link },
      ),
    save: (banner) => staffCall(saveBannerCall, banner),
    savedText: ({ content }) => t('form.saved', { title: contentTitle(content, language) }),
  })
  const title = t(stored ? 'banner.edit' : copied ? 'banner.copy' : 'banner.new')
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
            {isNotLive(form.values.link) && <Notice kind="warning">{t('banner.notLive')}</Notice>}
            <BannerPreview banner={form.values} />
          </Stack>
        ),
      }}
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
        <CountField field={form.field('position')} label={t('banner.position')} hint={t('banner.positionHint')} />
        <MomentField field={form.field('from')} label={t('common.shownFrom')} />
        <MomentField field={form.field('until')} label={t('common.shownUntil')} hint={t('form.hint')} />
      </FormRows>
    </EditorFrame>
  )
}
