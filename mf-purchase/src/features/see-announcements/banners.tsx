import type { Banner } from '@shuttle/calls'
import { isRoutable } from '@shuttle/host'
import { bannersToShow } from '../../domain/announcements-now'
import { useHomeTexts } from '../../i18n/use-home-texts'
import { BannerCarousel } from './banner-carousel'
import { BannerPicture } from './banner-picture'

/** One banner is static; several form a carousel. */
export const Banners = ({ banners }: { banners: readonly Banner[] }) => {
  const t = useHomeTexts()
  const [first, ...others] = bannersToShow(banners, isRoutable)
  if (!first) return null
  if (others.length === 0)
    return <BannerPicture banner={first} fallback={t('home.banner', { position: 1, count: 1 })} />
  return <BannerCarousel banners={[first, ...others]} />
}
