import { endBannerCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { ContentPanel } from '../content-panel'
import { useContentTexts } from '../texts/use-content-texts'
import { BannerPreview } from './banner-preview'
import { BANNERS } from './banners'

/** One banner of the list as passengers see it, with its actions. */
export const BannerPanel = () => {
  const t = useContentTexts()
  return (
    <ContentPanel
      tab="banners"
      state={BANNERS}
      end={({ id, revision }) => staffCall(endBannerCall, { id, revision })}
      details={({ content }) => [{ name: t('banner.link'), value: content.link }]}
    >
      {({ content }) => <BannerPreview banner={content} />}
    </ContentPanel>
  )
}
