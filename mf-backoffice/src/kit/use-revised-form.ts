import { isApiError, type StaffErrorCode } from '@shuttle/contracts'
import { type FormOptions, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { newIdempotencyKey } from '@shuttle/queries'
import { useState } from 'react'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'
import { useQuestion } from './confirmed-form'

interface ShownVersion<Revision> {
  id: string
  /** The revision that the form showed; 0 for a new resource. */
  revision: Revision | 0
}

interface RevisedFormOptions<Content extends object, Saved, Revision>
  extends Pick<
    FormOptions<Content, Saved, StaffErrorCode>,
    'name' | 'initial' | 'check' | 'storedAs' | 'fieldForCode'
  > {
  /** The edited resource; undefined for a new one. */
  stored: ShownVersion<Revision> | undefined
  reread: () => Promise<ShownVersion<Revision> | null | undefined>
  save: (form: ShownVersion<Revision> & { content: Content }) => Promise<Saved>
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
export const useRevisedForm = <Content extends object, Saved, Revision = number>({
  stored,
  reread,
  save,
  savedText,
  onTake,
  onSaved,
  ...options
}: RevisedFormOptions<Content, Saved, Revision>) => {
  const texts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const [base, setBase] = useState<ShownVersion<Revision>>(() => ({
    id: stored?.id ?? newIdempotencyKey(),
    revision: stored ? stored.revision : 0,
  }))
  const [isStale, setStale] = useState(false)
  const overwrite = async () => {
    const latest = await reread()
    setBase({ id: base.id, revision: latest ? latest.revision : 0 })
    setStale(false)
  }
  const form = useForm<Content, Saved, StaffErrorCode>({
    ...options,
    texts,
    confirm,
    send: (content) => save({ ...base, content }),
    onFailure: (error) => setStale(isApiError(error) && error.code === 'STAFF_FORM_STALE'),
    onDone: (saved) => {
      toast(typeof savedText === 'string' ? savedText : savedText(saved), 'success')
      onSaved(saved)
    },
  })
  return { form, frame: { form, confirmation, stale: { isStale, onTake, onOverwrite: () => void overwrite() } } }
}
