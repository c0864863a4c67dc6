import { addDays, isCivilDate } from '@shuttle/domain'
import {
  isDayToChange,
  type SaleSettings,
  SETTING_RANGES,
  type SettingNumber,
  settingNumbers,
} from '@shuttle/domain/staff'
import { toast, useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Checkbox } from '@shuttle/ui'
import { ConfirmDialog, FormRow, FormRows } from '@shuttle/ui/backoffice'
import { type LineOnSale, setLineSettingsCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useStaffAction } from '../../kit/use-staff-action'
import { changedSettings, readSettingsForm, settingsOn, toSettingsForm } from '../domain/settings-form'
import { PanelForm } from '../panel-form'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { useStaffCodeText } from '../use-staff-code-text'
import { ChangedSettings } from './changed-settings'
import { useLinesAddress } from './use-lines-address'

interface SettingsFormProps {
  /** Form id, with which a button outside of the form submits it. */
  id: string
  line: LineOnSale
  today: string
}

/** New settings of a line from a day of purchase on. */
export const SettingsForm = ({ id, line, today }: SettingsFormProps) => {
  const t = useLinesTexts()
  const language = useLanguage()
  const toName = useCatalogueLineName()
  const toText = useStaffCodeText()
  const refresh = useRefreshLineSettings()
  const { close } = useLinesAddress()
  const [day, setDay] = useState(addDays(today, 1))
  const [form, setForm] = useState(() => line.settings[0] && toSettingsForm(line.settings[0]))
  const [refusals, setRefusals] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const which = { lineCode: line.lineCode, from: day, expectedRevision: line.revision }
  const { run, isPending, error, clear } = useStaffAction({
    call: (settings: SaleSettings) => staffCall(setLineSettingsCall, { ...which, settings }),
    name: 'set line settings',
  })
  if (!form) return null
  const { settings, faults } = readSettingsForm(form, line.isAirport)
  const isDay = isCivilDate(day) && isDayToChange(day, today)
  const isGood = isDay && Object.keys(faults).length === 0
  const before = settingsOn(line.settings, day)
  const changes = before ? changedSettings(before, settings) : []
  const getFieldError = (name: SettingNumber) => {
    const fault = refusals > 0 ? faults[name] : undefined
    return fault === 'STAFF_SETTING_OUT_OF_RANGE' ? t('settings.range', SETTING_RANGES[name]) : toText(fault)
  }
  const send = async () => {
    const done = await run(settings)
    await refresh()
    if (!done) return
    toast(t('settings.done', { day: formatDate(day, language) }), 'success')
    close()
  }
  return (
    <>
      <PanelForm
        id={id}
        refusals={refusals}
        onSubmit={() => (isGood ? setConfirming(true) : setRefusals(refusals + 1))}
      >
        <FormRows>
          <FormRow
            label={t('settings.firstDay')}
            hint={t('settings.firstDayHint')}
            error={refusals > 0 && !isDay ? toText('STAFF_DAY_OUT_OF_RANGE') : undefined}
          >
            {(field) => (
              <input {...field} type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
            )}
          </FormRow>
          {(['isOnSale', 'onlineConcession'] as const).map((name) => (
            <Checkbox key={name} checked={form[name]} onChange={(is) => setForm({ ...form, [name]: is })}>
              {t(`settings.${name}`)}
            </Checkbox>
          ))}
          {settingNumbers(line.isAirport).map((name) => (
            <FormRow key={name} label={t(`settings.${name}`)} error={getFieldError(name)}>
              {(field) => (
                <input
                  {...field}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                  value={form.numbers[name] ?? ''}
                  onChange={({ target }) => setForm({ ...form, numbers: { ...form.numbers, [name]: target.value } })}
                />
              )}
            </FormRow>
          ))}
        </FormRows>
      </PanelForm>
      <ConfirmDialog
        open={isConfirming && isGood}
        title={t('settings.question', { line: toName({ ...line, isOnSale: true }) })}
        confirmLabel={t('settings.confirm')}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind={settings.isOnSale || !before?.isOnSale ? 'primary' : 'danger'}
        busy={isPending}
        error={error}
        onConfirm={() => void send()}
        onCancel={() => {
          clear()
          setConfirming(false)
        }}
      >
        {isConfirming && isGood && before && (
          <>
            <p>{t('settings.consequence', { day: formatDate(day, language), count: changes.length })}</p>
            <ChangedSettings before={before} after={settings} />
            {before.isOnSale && !settings.isOnSale && <p>{t('settings.off')}</p>}
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
