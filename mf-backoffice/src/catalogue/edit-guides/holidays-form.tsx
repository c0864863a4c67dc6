import { checkHolidayGuide } from '@shuttle/domain/staff'
import { type StaffHolidays, saveHolidaysCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { useGuidesTexts } from '../texts/use-guides-texts'
import { GuideForm } from './guide-form'

interface HolidaysFormProps extends Pick<EditedResource<StaffHolidays>, 'reread' | 'onTake' | 'onSaved'> {
  stored: StaffHolidays
}

/** Days with the timetable of holidays. */
export const HolidaysForm = ({ stored, ...edited }: HolidaysFormProps) => {
  const t = useGuidesTexts()
  return (
    <GuideForm
      {...edited}
      stored={stored}
      title={t('kind.holidays')}
      initial={stored.content ?? { days: '' }}
      check={checkHolidayGuide}
      save={(guide) => staffCall(saveHolidaysCall, guide)}
    >
      {(form) => <FormField field={form.field('days')} kind="area" label={t('form.days')} hint={t('form.daysHint')} />}
    </GuideForm>
  )
}
