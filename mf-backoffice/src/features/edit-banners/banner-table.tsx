import { ContentTable } from '../../components/content-table'
import { useContentAddress } from '../../components/use-content-address'
import { useContentTexts } from '../../i18n/use-content-texts'
import { useBanners } from './use-banners'

/** Banners in the order of their positions. */
export const BannerTable = () => {
  const t = useContentTexts()
  const asked = useBanners(useContentAddress('banners').values)
  return (
    <ContentTable
      tab="banners"
      asked={asked}
      caption={t('banner.caption')}
      title={t('banner.title')}
      first={[{ id: 'position', header: t('banner.position'), cell: ({ draft }) => draft.position }]}
      texts={{ empty: t('banner.empty'), emptyHint: t('banner.emptyHint'), failed: t('banner.failed') }}
    />
  )
}
