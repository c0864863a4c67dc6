import { AREA_NAME_LIMIT, type Area } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { FormRows } from '@shuttle/ui/backoffice'
import { addAreaCall, renameAreaCall, type StaffArea } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { CapitalsField } from '../../kit/typed-field'
import { useRevisedForm } from '../../kit/use-revised-form'
import { areaName } from '../domain/area-name'
import { checkStaffArea } from '../domain/check-staff-area'
import { useAreasTexts } from '../texts/use-areas-texts'

interface AreaFormProps extends EditedResource<StaffArea> {
  areas: readonly StaffArea[]
}

const EMPTY: Area = { code: '', nameZhHk: '', nameZhCn: '', nameEn: '' }
const NAMES = [
  ['nameZhHk', 'zh-HK'],
  ['nameZhCn', 'zh-CN'],
  ['nameEn', 'en'],
] as const

const toShown = (area: StaffArea | null | undefined) => (area ? { id: area.code, revision: area.revision } : undefined)

/** Adds an area, or changes its names; its code is fixed. */
export const AreaForm = ({ areas, stored, reread, onTake, onSaved }: AreaFormProps) => {
  const t = useAreasTexts()
  const language = useLanguage()
  const taken = stored ? [] : areas.map(({ code }) => code)
  const { form, frame } = useRevisedForm({
    name: 'mf-backoffice: save area',
    stored: toShown(stored),
    reread: async () => toShown(await reread()),
    initial: (): Area => {
      const { code, nameZhHk, nameZhCn, nameEn } = stored ?? EMPTY
      return { code, nameZhHk, nameZhCn, nameEn }
    },
    check: (area) => checkStaffArea(area, taken),
    save: ({ revision, content }) =>
      stored
        ? staffCall(renameAreaCall, { ...content, expectedRevision: String(revision) })
        : staffCall(addAreaCall, content),
    fieldForCode: (code) => (code === 'STAFF_AREA_EXISTS' ? 'code' : undefined),
    savedText: t('form.saved'),
    onTake,
    onSaved,
  })
  const { code } = form.values
  const name = areaName(form.values, language).trim()
  const title = stored ? t('form.rename', { code }) : t('list.new')
  return (
    <EditorFrame
      {...frame}
      title={title}
      submitLabel={t(stored ? 'list.rename' : 'form.submit')}
      pendingLabel={t('common.saving')}
      question={t(stored ? 'form.renameQuestion' : 'form.addQuestion')}
      consequence={stored ? t('form.renameText', { name, lines: stored.lines }) : t('form.addText', { name, code })}
    >
      <FormRows>
        {!stored && (
          <CapitalsField field={form.field('code')} label={t('list.code')} hint={t('form.codeHint')} maxLength={12} />
        )}
        {NAMES.map(([field, lang]) => (
          <FormField
            key={field}
            field={form.field(field)}
            label={t(`list.${field}`)}
            lang={lang}
            maxLength={AREA_NAME_LIMIT}
          />
        ))}
      </FormRows>
    </EditorFrame>
  )
}
