import { EditContent, useContentSource } from '../../components/edit-content'
import { BannerForm } from './banner-form'
import { useBanner, useRefreshBanners } from './use-banners'

/** The form of the banner in the URL. */
export const EditBanner = () => {
  const asked = useBanner(useContentSource('banners'))
  const refresh = useRefreshBanners()
  return (
    <EditContent tab="banners" asked={asked} onSaved={refresh}>
      {(form) => <BannerForm {...form} />}
    </EditContent>
  )
}
