import type { Banner } from '@shuttle/calls'
import { VisuallyHidden } from '@shuttle/ui'
import { BannerFace, bannerClass } from '@shuttle/ui/banner'
import { Link } from 'react-router-dom'
import { bannerTarget } from '../../domain/announcements-now'
import { useHomeTexts } from '../../i18n/use-home-texts'

interface BannerPictureProps {
  banner: Banner
  /** The alternative text of a picture without its own. */
  fallback: string
  /** A copy that only fills the view during a swipe, or a picture out of view: it takes no focus and no press. */
  isIdle?: boolean
}

export const BannerPicture = ({ banner, fallback, isIdle = false }: BannerPictureProps) => {
  const t = useHomeTexts()
  const target = bannerTarget(banner)
  const picture = <BannerFace image={banner.imageUrl} title={banner.title} fallback={fallback} />
  const reach = isIdle ? { tabIndex: -1 } : {}
  if (target === undefined) return <div className={bannerClass}>{picture}</div>
  if (banner.kind === 'page') {
    return (
      <Link to={target} className={bannerClass} {...reach}>
        {picture}
      </Link>
    )
  }
  return (
    <a href={target} target="_blank" rel="noopener" className={bannerClass} {...reach}>
      {picture}
      <VisuallyHidden> {t('home.newTab')}</VisuallyHidden>
    </a>
  )
}
