import { ContentTable } from '../content-table'
import { useContentTexts } from '../texts/use-content-texts'
import { BANNERS } from './banners'

/** Banners in the order of their positions. */
export const BannerTable = () => {
  const t = useContentTexts()
  return (
    <ContentTable
      tab="banners"
      state={BANNERS}
      caption={t('nav.banners')}
      title={t('banner.title')}
      first={[{ id: 'position', header: t('banner.position'), cell: ({ content }) => content.position }]}
      texts={{ empty: t('banner.empty'), emptyHint: t('banner.emptyHint'), failed: t('banner.failed') }}
    />
  )
}
