import { Fragment, type ReactNode, useState } from 'react'
import { LoadedEditor } from './loaded-editor'
import { useContentAddress } from './use-content-address'

export interface ContentFormProps<Stored> {
  /** What is edited; undefined for something new. */
  stored: Stored | undefined
  /** What a new one begins with. */
  copied: Stored | undefined
  reread: () => Promise<Stored | null | undefined>
  /** Begins again with what is stored. */
  onTake: () => void
  onSaved: (saved: Stored) => void
}

interface EditContentProps<Stored> {
  tab: 'notices' | 'banners'
  /** Reads one; nothing where no id is given. */
  asked: {
    data: Stored | null | undefined
    error: unknown
    refetch: () => Promise<{ data: Stored | null | undefined }>
  }
  onSaved: () => unknown
  children: (form: ContentFormProps<Stored>) => ReactNode
}

/** Id of what the form in the address begins with: what is edited, or what a new one is like; '' for nothing. */
export const useContentSource = (tab: 'notices' | 'banners'): string => {
  const { edit, copy } = useContentAddress(tab).values
  return edit === 'new' ? copy : edit
}

/** The form of the notice or banner that the address names; `new` is a new one, maybe like another. */
export const EditContent = <Stored extends { id: string }>(props: EditContentProps<Stored>) => {
  const { tab, asked, onSaved, children } = props
  const { values, ask } = useContentAddress(tab)
  const source = useContentSource(tab)
  const [round, setRound] = useState(0)
  const isNew = values.edit === 'new'
  const reread = async () => (await asked.refetch()).data
  return (
    <LoadedEditor asked={source === '' ? undefined : asked}>
      {(loaded) => (
        <Fragment key={`${values.edit} ${values.copy} ${round}`}>
          {children({
            stored: isNew ? undefined : loaded,
            copied: isNew ? loaded : undefined,
            reread,
            onTake: () => void reread().then(() => setRound((before) => before + 1)),
            onSaved: ({ id }) => {
              void onSaved()
              ask({ open: id })
            },
          })}
        </Fragment>
      )}
    </LoadedEditor>
  )
}
