import { addDays, daysBetween, isCivilDate, type PeakDays } from '@shuttle/domain'
import { checkPeakDays, type PeakFault, SETTING_RANGES } from '@shuttle/domain/staff'
import { addPeakDaysCall, type LineOnSale } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import { PanelForm } from '../../kit/panel-form'
import { CountField, LastDayField } from '../../kit/typed-field'
import { usePanelForm } from '../../kit/use-panel-form'
import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useDayRange } from '../use-day-range'

interface PeakFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  line: LineOnSale
  today: string
}

const FIELDS = {
  STAFF_DAY_OUT_OF_RANGE: 'from',
  STAFF_PEAK_OVERLAP: 'from',
  STAFF_DAYS_REVERSED: 'until',
  STAFF_SETTING_OUT_OF_RANGE: 'maxPerOrder',
} as const satisfies Record<PeakFault, keyof PeakDays>

/** Travel days with a lower maximum of passengers per order. */
export const PeakForm = ({ id, line, today }: PeakFormProps) => {
  const t = useLinesTexts()
  const toRange = useDayRange()
  const { show } = useSearchState(LINES_ADDRESS)
  const { form, isValid, panel } = usePanelForm({
    name: 'add peak days',
    initial: (): PeakDays => ({ from: addDays(today, 1), until: addDays(today, 2), maxPerOrder: 2 }),
    check: (peak) => {
      const fault = checkPeakDays({ ...peak, from: isCivilDate(peak.from) ? peak.from : '' }, line.peakDays, today)
      return fault ? { [FIELDS[fault]]: fault } : {}
    },
    texts: { STAFF_SETTING_OUT_OF_RANGE: t('settings.range', SETTING_RANGES.maxPerOrder) },
    call: (peak) =>
      staffCall(addPeakDaysCall, { ...peak, lineCode: line.lineCode, expectedRevision: line.peakRevision }),
    refresh: useRefreshLineSettings(),
    doneText: () => t('peak.done'),
    onSaved: () => show({ edit: '' }),
  })
  const { from, until, maxPerOrder } = form.values
  const end = form.field('until')
  return (
    <PanelForm
      {...panel}
      id={id}
      question={t('peak.question')}
      confirmLabel={t('peak.confirm')}
      consequence={
        isValid && (
          <p>
            {t('peak.consequence', {
              days: toRange(from, until),
              limit: maxPerOrder,
              count: daysBetween(from, until),
            })}
          </p>
        )
      }
    >
      <FormField field={form.field('from')} label={t('common.firstTravelDay')} kind="date" min={today} />
      <LastDayField
        field={{ ...end, onChange: (day = '') => end.onChange(day) }}
        label={t('common.lastTravelDay')}
        hint={t('peak.lastDayHint')}
        min={from}
      />
      <CountField field={form.field('maxPerOrder')} label={t('peak.limit')} maxLength={9} />
    </PanelForm>
  )
}
