import { Fragment, type ReactNode, useState } from 'react'
import { LoadedEditor } from './loaded-editor'
import { useContentAddress } from './use-content-address'

export interface ContentFormProps<Stored> {
  /** Stored content; undefined for a new item. */
  stored: Stored | undefined
  /** Content that a new item is a copy of. */
  copied: Stored | undefined
  reread: () => Promise<Stored | null | undefined>
  /** Restarts the form with the stored content. */
  onTake: () => void
  onSaved: (saved: Stored) => void
}

interface EditContentProps<Stored> {
  tab: 'notices' | 'banners'
  /** Query of the content; not used when there is no id. */
  query: {
    data: Stored | null | undefined
    error: unknown
    refetch: () => Promise<{ data: Stored | null | undefined }>
  }
  onSaved: () => unknown
  children: (form: ContentFormProps<Stored>) => ReactNode
}

/** Id of the content that the form of the URL starts with: the edited item, or the copied one; '' for none. */
export const useContentSource = (tab: 'notices' | 'banners'): string => {
  const { edit, copy } = useContentAddress(tab).values
  return edit === 'new' ? copy : edit
}

/** The form of the notice or banner in the URL; `new` is a new one, optionally a copy. */
export const EditContent = <Stored extends { id: string }>(props: EditContentProps<Stored>) => {
  const { tab, query, onSaved, children } = props
  const { values, setFilters } = useContentAddress(tab)
  const source = useContentSource(tab)
  const [round, setRound] = useState(0)
  const isNew = values.edit === 'new'
  const reread = async () => (await query.refetch()).data
  return (
    <LoadedEditor query={source === '' ? undefined : query}>
      {(loaded) => (
        <Fragment key={`${values.edit} ${values.copy} ${round}`}>
          {children({
            stored: isNew ? undefined : loaded,
            copied: isNew ? loaded : undefined,
            reread,
            onTake: () => void reread().then(() => setRound((before) => before + 1)),
            onSaved: ({ id }) => {
              void onSaved()
              setFilters({ open: id })
            },
          })}
        </Fragment>
      )}
    </LoadedEditor>
  )
}
