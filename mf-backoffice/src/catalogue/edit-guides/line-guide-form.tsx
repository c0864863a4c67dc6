import { DAY_KINDS, isAirportLine, LINE_GUIDE_TEXTS, type LineGuide } from '@shuttle/domain'
import { checkLineGuide, GUIDE_LIMITS } from '@shuttle/domain/staff'
import { type StaffGuides, type StaffLineGuide, saveLineGuideCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import type { EditedResource } from '../../kit/resource-editor'
import { CountField } from '../../kit/typed-field'
import { countBays } from '../domain/guide-rows'
import { useGuidesTexts } from '../texts/use-guides-texts'
import { GuideForm } from './guide-form'
import { TextFields } from './text-fields'

const EMPTY: LineGuide = {
  ...{ weekday: '', weekend: '', holiday: '', rideMinutes: Number.NaN, busyRideMinutes: Number.NaN, bay: Number.NaN },
  ...{ walkZhHk: '', walkZhCn: '', walkEn: '', arrivalZhHk: '', arrivalZhCn: '', arrivalEn: '' },
}
const NUMBERS = ['rideMinutes', 'busyRideMinutes', 'bay'] as const

interface LineGuideFormProps extends Pick<EditedResource<StaffLineGuide>, 'reread' | 'onTake' | 'onSaved'> {
  stored: StaffLineGuide
  guides: StaffGuides
}

/** When a line runs, and where it is boarded; the airport line has its departures in place of a timetable. */
export const LineGuideForm = ({ stored, guides, ...edited }: LineGuideFormProps) => {
  const t = useGuidesTexts()
  const isAirport = isAirportLine(stored.code)
  const bays = countBays(guides, stored.code)
  return (
    <GuideForm
      {...edited}
      stored={stored}
      title={stored.name}
      initial={stored.content ?? EMPTY}
      check={(content) => checkLineGuide(content, { isAirport, bays })}
      save={(guide) => staffCall(saveLineGuideCall, guide)}
    >
      {(form) => (
        <>
          {!isAirport &&
            DAY_KINDS.map((kind) => (
              <FormField
                key={kind}
                field={form.field(kind)}
                kind="area"
                label={t(`form.${kind}`)}
                hint={t('form.timesHint')}
                maxLength={GUIDE_LIMITS.times}
              />
            ))}
          {NUMBERS.map((name) => (
            <CountField
              key={name}
              field={form.field(name)}
              label={t(`form.${name}`)}
              hint={name === 'bay' ? t('form.bayHint', { bays }) : undefined}
            />
          ))}
          {LINE_GUIDE_TEXTS.map((name) => (
            <TextFields key={name} name={name} label={t(`form.${name}`)} field={(full) => form.field(full)} />
          ))}
        </>
      )}
    </GuideForm>
  )
}
