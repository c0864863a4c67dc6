import { EditContent, useContentSource } from '../edit-content'
import { BannerForm } from './banner-form'
import { useBanner, useRefreshBanners } from './use-banners'

/** The form of the banner in the URL. */
export const EditBanner = () => {
  const query = useBanner(useContentSource('banners'))
  const refresh = useRefreshBanners()
  return (
    <EditContent tab="banners" query={query} onSaved={refresh}>
      {(form) => <BannerForm {...form} />}
    </EditContent>
  )
}
