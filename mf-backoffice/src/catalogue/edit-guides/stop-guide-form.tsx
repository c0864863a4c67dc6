import { STOP_GUIDE_LISTS, STOP_GUIDE_TEXTS, type StopGuide, toPlainSigns } from '@shuttle/domain'
import { checkStopGuide } from '@shuttle/domain/staff'
import type { FieldProps } from '@shuttle/forms'
import { type StaffGuides, type StaffStopGuide, saveStopGuideCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { useTypedText } from '../../kit/typed-field'
import { lastBayUsed } from '../domain/guide-rows'
import { useGuidesTexts } from '../texts/use-guides-texts'
import { GuideForm } from './guide-form'
import { TextFields } from './text-fields'

const EMPTY: StopGuide = {
  ...{ phone: '', latitude: Number.NaN, longitude: Number.NaN },
  ...{ addressZhHk: '', addressZhCn: '', addressEn: '', buildingZhHk: '', buildingZhCn: '', buildingEn: '' },
  ...{ doorZhHk: '', doorZhCn: '', doorEn: '', roomsZhHk: '', roomsZhCn: '', roomsEn: '' },
  ...{ baysZhHk: '', baysZhCn: '', baysEn: '', waysZhHk: '', waysZhCn: '', waysEn: '' },
  ...{ stepsZhHk: '', stepsZhCn: '', stepsEn: '', accessZhHk: '', accessZhCn: '', accessEn: '' },
}

const parseDegrees = (typed: string): number => {
  const plain = toPlainSigns(typed)
  return /^-?\d{1,3}(\.\d{1,8})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Degrees with decimals; a text that is no number is NaN and stays in the input. */
const DegreesField = ({ field, label }: { field: FieldProps<number>; label: string }) => (
  <FormField field={{ ...field, ...useTypedText(field, String, parseDegrees) }} label={label} kind="number" />
)

interface StopGuideFormProps extends Pick<EditedResource<StaffStopGuide>, 'reread' | 'onTake' | 'onSaved'> {
  stored: StaffStopGuide
  guides: StaffGuides
}

/** A stop: its plan, the ways to it, the steps at immigration and its access. */
export const StopGuideForm = ({ stored, guides, ...edited }: StopGuideFormProps) => {
  const t = useGuidesTexts()
  const bays = lastBayUsed(guides, stored.code)
  return (
    <GuideForm
      {...edited}
      stored={stored}
      title={stored.name}
      initial={stored.content ?? EMPTY}
      check={(content) => checkStopGuide(content, { bays })}
      save={(guide) => staffCall(saveStopGuideCall, guide)}
    >
      {(form) => (
        <>
          {STOP_GUIDE_TEXTS.map((name) => (
            <TextFields key={name} name={name} label={t(`form.${name}`)} field={(full) => form.field(full)} />
          ))}
          {STOP_GUIDE_LISTS.map((name) => (
            <TextFields key={name} name={name} label={t(`form.${name}`)} isList field={(full) => form.field(full)} />
          ))}
          <FormField field={form.field('phone')} label={t('form.phone')} hint={t('form.phoneHint')} maxLength={20} />
          <DegreesField field={form.field('latitude')} label={t('form.latitude')} />
          <DegreesField field={form.field('longitude')} label={t('form.longitude')} />
        </>
      )}
    </GuideForm>
  )
}
