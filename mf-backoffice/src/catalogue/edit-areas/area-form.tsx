import type { StaffErrorCode } from '@shuttle/contracts'
import { AREA_NAME_LIMIT, type Area } from '@shuttle/domain/staff'
import { useForm } from '@shuttle/forms'
import { toast, useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { FormRows } from '@shuttle/ui/backoffice'
import { addAreaCall, renameAreaCall, type StaffArea } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { ConfirmedForm, useQuestion } from '../../kit/confirmed-form'
import { EditorFrame } from '../../kit/editor-frame'
import { FormField } from '../../kit/form-field'
import { useShownRevision } from '../../kit/use-revision'
import { areaName, checkAreaForm, readAreaForm } from '../domain/area-form'
import { useAreasTexts } from '../texts/use-areas-texts'

interface AreaFormProps {
  areas: readonly StaffArea[]
  /** The area to rename; undefined for a new one. */
  stored: StaffArea | undefined
  reread: () => Promise<StaffArea | undefined>
  /** Restarts the form with the stored names. */
  onTake: () => void
  onSaved: () => void
}

const EMPTY: Area = { code: '', nameZhHk: '', nameZhCn: '', nameEn: '' }
const NAMES = [
  ['nameZhHk', 'zh-HK'],
  ['nameZhCn', 'zh-CN'],
  ['nameEn', 'en'],
] as const

const toShown = (area: StaffArea | undefined) => area && { id: area.code, revision: area.revision }

/** Adds an area, or changes its names; its code is fixed. */
export const AreaForm = ({ areas, stored, reread, onTake, onSaved }: AreaFormProps) => {
  const t = useAreasTexts()
  const language = useLanguage()
  const staffTexts = useStaffErrorTexts()
  const { confirm, confirmation } = useQuestion()
  const shown = useShownRevision(toShown(stored), async () => toShown(await reread()), '')
  const taken = stored ? [] : areas.map(({ code }) => code)
  const form = useForm<Area, StaffArea[], StaffErrorCode>({
    name: 'mf-backoffice: save area',
    initial: () => (stored ? readAreaForm(stored) : EMPTY),
    check: (values) => checkAreaForm(values, taken),
    texts: staffTexts,
    confirm,
    send: (values) =>
      stored
        ? staffCall(renameAreaCall, { ...readAreaForm(values), expectedRevision: shown.base.revision })
        : staffCall(addAreaCall, readAreaForm(values)),
    fieldForCode: (code) => (code === 'STAFF_AREA_EXISTS' ? 'code' : undefined),
    onFailure: shown.handleFailure,
    onDone: () => {
      toast(t('form.saved'), 'success')
      onSaved()
    },
  })
  const area = readAreaForm(form.values)
  const name = areaName(area, language)
  const title = stored ? t('form.rename', { code: stored.code }) : t('form.add')
  return (
    <EditorFrame
      form={
        <Card title={title}>
          <ConfirmedForm
            form={form}
            confirmation={confirmation}
            title={title}
            submitLabel={t(stored ? 'form.save' : 'form.submit')}
            pendingLabel={t('form.saving')}
            question={t(stored ? 'form.renameQuestion' : 'form.addQuestion')}
            consequence={
              stored
                ? t('form.renameText', { name, lines: stored.lines })
                : t('form.addText', { name, code: area.code })
            }
            stale={{ isStale: shown.isStale, onTake, onOverwrite: () => void shown.overwrite() }}
          >
            <FormRows>
              {!stored && (
                <FormField field={form.field('code')} label={t('list.code')} hint={t('form.codeHint')} maxLength={12} />
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
          </ConfirmedForm>
        </Card>
      }
    />
  )
}
