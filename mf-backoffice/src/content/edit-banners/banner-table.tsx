import { ContentTable } from '../content-table'
import { useContentTexts } from '../texts/use-content-texts'
import { useContentAddress } from '../use-content-address'
import { useBanners } from './use-banners'

/** Banners in the order of their positions. */
export const BannerTable = () => {
  const t = useContentTexts()
  const query = useBanners(useContentAddress('banners').values)
  return (
    <ContentTable
      tab="banners"
      query={query}
      caption={t('banner.caption')}
      title={t('banner.title')}
      first={[{ id: 'position', header: t('banner.position'), cell: ({ content }) => content.position }]}
      texts={{ empty: t('banner.empty'), emptyHint: t('banner.emptyHint'), failed: t('banner.failed') }}
    />
  )
}
