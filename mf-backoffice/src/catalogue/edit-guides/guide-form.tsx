import { FormRows } from '@shuttle/ui/backoffice'
import type { StaffGuides } from '@shuttle/wire/staff'
import type { ReactNode } from 'react'
import { EditorFrame } from '../../kit/editor-frame'
import type { EditedResource } from '../../kit/resource-editor'
import { useRevisedForm } from '../../kit/use-revised-form'
import { useGuidesTexts } from '../texts/use-guides-texts'

interface StoredGuide {
  code: string
  name: string
  revision: string
}

type Options<Content extends object> = Parameters<typeof useRevisedForm<Content, StaffGuides, string>>[0]
const useGuideForm = <Content extends object>(options: Options<Content>) =>
  useRevisedForm<Content, StaffGuides, string>(options)

interface GuideFormProps<Content extends object> extends Omit<EditedResource<StoredGuide>, 'copied'> {
  stored: StoredGuide
  /** Name of the guide on the page. */
  title: string
  initial: Content
  check: Options<Content>['check']
  save: (guide: { code: string; expectedRevision: string; content: Content }) => Promise<StaffGuides>
  /** The rows of the form. */
  children: (form: ReturnType<typeof useGuideForm<Content>>['form']) => ReactNode
}

const toShown = (guide: StoredGuide | null | undefined) =>
  guide ? { id: guide.code, revision: guide.revision } : undefined

/** The form of one guide; its values are the content. */
export const GuideForm = <Content extends object>(props: GuideFormProps<Content>) => {
  const { stored, title, initial, check, save, reread, onTake, onSaved, children } = props
  const t = useGuidesTexts()
  const { form, frame } = useGuideForm<Content>({
    name: 'mf-backoffice: save guide',
    stored: toShown(stored),
    reread: async () => toShown(await reread()),
    initial: () => initial,
    check,
    save: ({ id, revision, content }) => save({ code: id, expectedRevision: String(revision), content }),
    savedText: t('form.saved'),
    onTake,
    onSaved,
  })
  return (
    <EditorFrame
      {...frame}
      title={title}
      submitLabel={t('form.submit')}
      pendingLabel={t('common.saving')}
      question={t('form.question')}
      consequence={t('form.consequence', { name: title })}
    >
      <FormRows>{children(form)}</FormRows>
    </EditorFrame>
  )
}
