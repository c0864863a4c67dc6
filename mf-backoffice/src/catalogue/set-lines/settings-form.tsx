import { addDays } from '@shuttle/domain'
import { SETTING_RANGES, type SettingNumber, settingNumbers } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Checkbox } from '@shuttle/ui'
import { type LineOnSale, setLineSettingsCall } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { staffCall } from '../../kit/calls/staff-call'
import { FormField } from '../../kit/form-field'
import { PanelForm } from '../../kit/panel-form'
import { CountField } from '../../kit/typed-field'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { usePanelForm } from '../../kit/use-panel-form'
import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import {
  changedSettings,
  checkSettings,
  type DatedSettings,
  settingField,
  settingsInForce,
} from '../domain/sale-settings'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { ChangedSettings } from './changed-settings'

interface SettingsFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  line: LineOnSale
  today: string
}

/** New settings of a line from a day of purchase on. */
export const SettingsForm = (props: SettingsFormProps) => {
  const current = props.line.settings[0]
  return current && <SettingsFields {...props} initial={{ ...current, from: addDays(props.today, 1) }} />
}

const SettingsFields = ({ id, line, today, initial }: SettingsFormProps & { initial: DatedSettings }) => {
  const { lineCode, isAirport, revision } = line
  const t = useLinesTexts()
  const language = useLanguage()
  const toName = useCatalogueLineName()
  const staffTexts = useStaffErrorTexts()
  const { show } = useSearchState(LINES_ADDRESS)
  const { form, isValid, panel } = usePanelForm({
    name: 'set line settings',
    initial: () => initial,
    check: (settings) => checkSettings(settings, { isAirport, today }),
    call: ({ from, ...settings }) =>
      staffCall(setLineSettingsCall, { lineCode, from, expectedRevision: revision, settings }),
    refresh: useRefreshLineSettings(),
    doneText: ({ from }) => t('settings.done', { day: formatDate(from, language) }),
    onSaved: () => show({ edit: '' }),
  })
  const { from } = form.values
  const before = settingsInForce(line.settings, from)
  const isTakenOff = before?.isOnSale === true && !form.values.isOnSale
  /** The field of a number, with its range as the error. */
  const numberField = (name: SettingNumber) => {
    const { value = Number.NaN, error, ...field } = form.field(settingField(name))
    const isOutside = error === staffTexts.STAFF_SETTING_OUT_OF_RANGE
    return { ...field, value, error: isOutside ? t('settings.range', SETTING_RANGES[name]) : error }
  }
  return (
    <PanelForm
      {...panel}
      id={id}
      question={t('settings.question', { line: toName({ ...line, isOnSale: true }) })}
      confirmLabel={t('settings.confirm')}
      kind={isTakenOff ? 'danger' : 'primary'}
      consequence={
        isValid &&
        before && (
          <>
            <p>
              {t('settings.consequence', {
                day: formatDate(from, language),
                count: changedSettings(before, form.values).length,
              })}
            </p>
            <ChangedSettings before={before} after={form.values} />
            {isTakenOff && <p>{t('settings.off')}</p>}
          </>
        )
      }
    >
      <FormField
        field={form.field('from')}
        label={t('settings.firstDay')}
        hint={t('settings.firstDayHint')}
        kind="date"
        min={today}
      />
      {(['isOnSale', 'onlineConcession'] as const).map((name) => (
        <Checkbox key={name} checked={form.values[name]} onChange={form.field(name).onChange}>
          {t(`settings.${name}`)}
        </Checkbox>
      ))}
      {settingNumbers(isAirport).map((name) => (
        <CountField key={name} field={numberField(name)} label={t(`settings.${name}`)} maxLength={12} />
      ))}
    </PanelForm>
  )
}
