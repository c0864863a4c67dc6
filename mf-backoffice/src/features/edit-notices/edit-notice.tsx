import { useState } from 'react'
import { LoadedEditor } from '../../components/loaded-editor'
import { useContentAddress } from '../../components/use-content-address'
import { NoticeForm } from './notice-form'
import { useNotice, useRefreshNotices } from './use-notices'

/** The form of the notice that the address names; `new` is a new one, maybe with the texts of another. */
export const EditNotice = () => {
  const { values, ask } = useContentAddress('notices')
  const refresh = useRefreshNotices()
  const [round, setRound] = useState(0)
  const isNew = values.edit === 'new'
  const source = isNew ? values.copy : values.edit
  const asked = useNotice(source)
  const reread = async () => (await asked.refetch()).data
  return (
    <LoadedEditor asked={source === '' ? undefined : asked}>
      {(loaded) => (
        <NoticeForm
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
