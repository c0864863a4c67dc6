import { REFUND_PRESETS } from '@shuttle/domain'
import type { FieldProps } from '@shuttle/forms'
import { FormSelect } from '../../kit/form-field'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import { type PolicyValues, toTermValues } from '../domain/policy-values'

type Preset = keyof typeof REFUND_PRESETS
const PRESETS = Object.keys(REFUND_PRESETS) as Preset[]

/** The terms without the ids of their rows, for comparison. */
const spell = (terms: PolicyValues['terms']): string =>
  JSON.stringify({ ...terms, tiers: terms.tiers.map(({ minutes, basisPoints }) => [minutes, basisPoints]) })

/** Presets of the service: choosing one retains days, lines and fare types. */
export const PresetRow = ({ field }: { field: FieldProps<PolicyValues['terms']> }) => {
  const t = useFeesTexts()
  const current = PRESETS.find((preset) => spell(toTermValues(REFUND_PRESETS[preset])) === spell(field.value))
  const options = PRESETS.map((preset) => ({ value: preset, label: t(`form.presets.${preset}`) }))
  return (
    <FormSelect<Preset | undefined>
      field={{
        value: current,
        onChange: (preset) => preset && field.onChange(toTermValues(REFUND_PRESETS[preset])),
        error: undefined,
        ref: () => undefined,
      }}
      label={t('form.preset')}
      options={current ? options : [{ value: undefined, label: t('form.own') }, ...options]}
    />
  )
}
