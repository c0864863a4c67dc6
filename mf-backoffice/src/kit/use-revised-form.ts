import type { StaffErrorCode } from '@shuttle/contracts'
import { type FormOptions, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'
import { useQuestion } from './confirmed-form'
import { useRevision } from './use-revision'

interface ShownVersion {
  id: string
  /** The revision that the form showed; 0 for a new resource. */
  revision: number
}

interface RevisedFormOptions<Content extends object, Saved>
  extends Pick<FormOptions<Content, Saved, StaffErrorCode>, 'name' | 'initial' | 'check' | 'storedAs'> {
  /** The edited resource; undefined for a new one. */
  stored: ShownVersion | undefined
  reread: () => Promise<ShownVersion | null | undefined>
  save: (form: ShownVersion & { content: Content }) => Promise<Saved>
  /** The toast after a save. */
  savedText: string | ((saved: Saved) => string)
  /** Restarts the form with the stored content. */
  onTake: () => void
  onSaved: (saved: Saved) => void
}

/**
 * The form of a resource that several people edit; its values are the content. It confirms a save, and when another
 * editor was faster it offers the stored content or to overwrite it; typed values stay.
 */
export const useRevisedForm = <Content extends object, Saved>({
  stored,
  reread,
  save,
  savedText,
  onTake,
  onSaved,
  ...options
}: RevisedFormOptions<Content, Saved>) => {
  const texts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const { base, isStale, handleFailure, overwrite } = useRevision(stored, reread)
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
