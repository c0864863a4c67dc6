import { useState } from 'react'
import { LoadedEditor } from '../../components/loaded-editor'
import { useContentAddress } from '../../components/use-content-address'
import { BannerForm } from './banner-form'
import { useBanner, useRefreshBanners } from './use-banners'

/** The form of the banner that the address names; `new` is a new one, maybe like another. */
export const EditBanner = () => {
  const { values, ask } = useContentAddress('banners')
  const refresh = useRefreshBanners()
  const [round, setRound] = useState(0)
  const isNew = values.edit === 'new'
  const source = isNew ? values.copy : values.edit
  const asked = useBanner(source)
  const reread = async () => (await asked.refetch()).data
  return (
    <LoadedEditor asked={source === '' ? undefined : asked}>
      {(loaded) => (
        <BannerForm
          key={`${values.edit} ${values.copy} ${round}`}
          stored={isNew ? undefined : loaded}
          copied={isNew ? loaded : undefined}
          reread={reread}
          onTake={() => void reread().then(() => setRound((before) => before + 1))}
          onSaved={({ id }) => {
            void refresh()
            ask({ open: id })
          }}
        />
      )}
    </LoadedEditor>
  )
}
