import { Card, EmptyState } from '@shuttle/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { PendingQuery } from './pending-query'

/** Props of the form of a resource. */
export interface EditedResource<Stored, Saved = unknown> {
  /** The edited resource; undefined for a new one. */
  stored: Stored | undefined
  /** The resource whose content a new one starts with. */
  copied: Stored | undefined
  reread: () => Promise<Stored | null | undefined>
  /** Restarts the form with the stored content. */
  onTake: () => void
  onSaved: (saved: Saved) => void
}

interface ResourceEditorProps<Data, Stored, Saved> {
  /** Id of the edited resource; `new` for a new one, optionally with the content of `copy`. */
  edit: string
  copy?: string
  /** Undefined for a form that needs no data. */
  query:
    | { data: Data | null | undefined; error: unknown; refetch: () => Promise<{ data: Data | null | undefined }> }
    | undefined
  find: (data: Data, id: string) => Stored | undefined
  /** Whether a stored resource has a form; by default each has one. */
  hasForm?: (stored: Stored) => boolean
  onSaved: (saved: Saved) => void
  texts: { failed: string; unknown: string; unknownHint?: string }
  children: (form: EditedResource<Stored, Saved>, data: Data | undefined) => ReactNode
}

/** The form of the resource in the URL as soon as it is loaded, or why there is none. */
export const ResourceEditor = <Data, Stored, Saved>(props: ResourceEditorProps<Data, Stored, Saved>) => {
  const { edit, copy = '', query, find, hasForm = () => true, onSaved, texts, children } = props
  const [round, setRound] = useState(0)
  const data = query?.data ?? undefined
  const isMissing = query && data === undefined && query.data !== null
  if (isMissing) return <PendingQuery query={query} failed={texts.failed} />
  const findIn = (all: Data | null | undefined, id: string) =>
    all === undefined || all === null ? undefined : find(all, id)
  const isNew = edit === 'new'
  const stored = isNew ? undefined : findIn(data, edit)
  if (query?.data === null || (!isNew && (stored === undefined || !hasForm(stored))))
    return (
      <Card>
        <EmptyState title={texts.unknown}>{texts.unknownHint}</EmptyState>
      </Card>
    )
  const reread = async () => query && findIn((await query.refetch()).data, edit)
  return (
    <Fragment key={`${edit} ${copy} ${round}`}>
      {children(
        {
          stored,
          copied: isNew ? findIn(data, copy) : undefined,
          reread,
          onTake: () => void reread().then(() => setRound((before) => before + 1)),
          onSaved,
        },
        data,
      )}
    </Fragment>
  )
}
