import { REFUND_PRESETS } from '@shuttle/domain'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { type PolicyForm, readPolicyTerms, toPolicyForm } from '../domain/policy-form'
import { ChoiceRow } from './choice-row'

type Preset = keyof typeof REFUND_PRESETS
const PRESETS = Object.keys(REFUND_PRESETS) as Preset[]

/** The terms of a form without its scope, for comparison. */
const spell = (form: PolicyForm): string =>
  JSON.stringify({ ...readPolicyTerms(form), lineCodes: undefined, fareTypes: undefined })

interface PresetRowProps {
  value: PolicyForm
  onChange: (value: PolicyForm) => void
}

/** Presets of the service: choosing one retains days, lines and fare types. */
export const PresetRow = ({ value, onChange }: PresetRowProps) => {
  const t = useFeesTexts()
  const current = PRESETS.find((preset) => spell(toPolicyForm(REFUND_PRESETS[preset])) === spell(value))
  const choose = (preset: Preset | '') => {
    if (preset === '') return
    const { from, until, lineCodes, fareTypes } = value
    onChange({ ...toPolicyForm(REFUND_PRESETS[preset], { from, until }), lineCodes, fareTypes })
  }
  const names = Object.fromEntries(PRESETS.map((preset) => [preset, t(`form.presets.${preset}`)]))
  const options: Record<string, string> = current ? names : { '': t('form.own'), ...names }
  return (
    <ChoiceRow<string>
      label={t('form.preset')}
      value={current ?? ''}
      onChange={(preset) => choose(preset as Preset | '')}
      options={options}
    />
  )
}
