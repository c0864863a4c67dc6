import type { StaffErrorCode } from '@shuttle/contracts'
import { type FormOptions, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'
import { useQuestion } from './confirmed-form'
import { useShownRevision } from './use-shown-revision'

interface ShownVersion<Revision> {
  id: string
  /** The revision that the form showed; `newRevision` for a new resource. */
  revision: Revision
}

interface RevisedFormOptions<Content extends object, Saved, Revision>
  extends Pick<
    FormOptions<Content, Saved, StaffErrorCode>,
    'name' | 'initial' | 'check' | 'storedAs' | 'fieldForCode'
  > {
  /** The edited resource; undefined for a new one. */
  stored: ShownVersion<Revision> | undefined
  reread: () => Promise<ShownVersion<Revision> | null | undefined>
  /** Revision of a resource that is not stored yet. */
  newRevision: Revision
  save: (form: ShownVersion<Revision> & { content: Content }) => Promise<Saved>
  /** The toast after a save. */
  savedText: string | ((saved: Saved) => string)
  /** Restarts the form with the stored content. */
  onTake: () => void
  onSaved: (saved: Saved) => void
}

/** As {@link useRevisedForm}, for revisions of any type. */
export const useRevisionForm = <Content extends object, Saved, Revision>({
  stored,
  reread,
  newRevision,
  save,
  savedText,
  onTake,
  onSaved,
  ...options
}: RevisedFormOptions<Content, Saved, Revision>) => {
  const texts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useShownRevision(stored, reread, newRevision)
  const form = useForm<Content, Saved, StaffErrorCode>({
    ...options,
    texts,
    confirm,
    send: (content) => save({ ...base, content }),
    onFailure: handleFailure,
    onDone: (saved) => {
      toast(typeof savedText === 'string' ? savedText : savedText(saved), 'success')
      onSaved(saved)
    },
  })
  return { form, frame: { form, confirmation, stale: { isStale, onTake, onOverwrite: () => void overwrite() } } }
}

/**
 * The form of a resource that several people edit; its values are the content. It confirms a save, and when another
 * editor was faster it offers the stored content or to overwrite it; typed values stay. Its revision counts changes.
 */
export const useRevisedForm = <Content extends object, Saved>(
  options: Omit<RevisedFormOptions<Content, Saved, number>, 'newRevision'>,
) => useRevisionForm({ ...options, newRevision: 0 })
