import { DescriptionList } from '@shuttle/booking'
import { useLanguage } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { Stack } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { endBannerCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { ContentPanelActions } from '../content-panel-actions'
import { contentTitle } from '../domain/content-title'
import { EndContent } from '../end-content'
import { ShownStateMark } from '../shown-state-mark'
import { useContentTexts } from '../texts/use-content-texts'
import { useContentAddress } from '../use-content-address'
import { BannerPreview } from './banner-preview'
import { useBanners, useRefreshBanners } from './use-banners'

/** One banner of the list as passengers see it, with its actions. */
export const BannerPanel = () => {
  const t = useContentTexts()
  const language = useLanguage()
  const refresh = useRefreshBanners()
  const { values, show } = useContentAddress('banners')
  const [isEnding, setEnding] = useState(false)
  const banner = useBanners(values).data?.rows.find(({ id }) => id === values.open)
  const title = banner ? contentTitle(banner.content, language) : ''
  const close = () => show({ open: '' })
  return (
    <>
      <SidePanel
        open={banner !== undefined}
        onClose={close}
        title={title}
        closeLabel={t('page.close')}
        mark={banner && <ShownStateMark state={banner.state} />}
        actions={
          banner && (
            <ContentPanelActions tab="banners" id={banner.id} state={banner.state} onEnd={() => setEnding(true)} />
          )
        }
      >
        {banner && (
          <Stack>
            <DescriptionList
              items={[
                { name: t('banner.link'), value: banner.content.link },
                { name: t('list.begins'), value: formatDateTime(banner.content.from, language) },
                { name: t('list.ends'), value: formatDateTime(banner.content.until, language) },
              ]}
            />
            <BannerPreview banner={banner.content} />
          </Stack>
        )}
      </SidePanel>
      <EndContent
        ended={isEnding && banner ? { ...banner, title } : undefined}
        call={(shown) => staffCall(endBannerCall, shown)}
        onAnswer={refresh}
        onClose={() => setEnding(false)}
      />
    </>
  )
}
