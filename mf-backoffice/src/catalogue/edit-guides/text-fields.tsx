import { LANGUAGE_TAG } from '@shuttle/domain'
import { GUIDE_LIMITS } from '@shuttle/domain/staff'
import type { FieldProps } from '@shuttle/forms'
import { FormField } from '../../kit/form-field'
import { useGuidesTexts } from '../texts/use-guides-texts'

const LANGUAGES = [
  ['ZhHk', 'zh-hk'],
  ['ZhCn', 'zh-cn'],
  ['En', 'en'],
] as const

interface TextFieldsProps<Name extends string> {
  name: Name
  label: string
  /** A list: a row `title | detail` a line. */
  isList?: boolean
  field: (name: `${Name}${(typeof LANGUAGES)[number][0]}`) => FieldProps<string>
}

/** A text in three languages. */
export const TextFields = <Name extends string>({ name, label, isList = false, field }: TextFieldsProps<Name>) => {
  const t = useGuidesTexts()
  return LANGUAGES.map(([ending, language]) => (
    <FormField
      key={ending}
      field={field(`${name}${ending}`)}
      kind={isList ? 'area' : 'text'}
      label={t(`form.in${ending}`, { name: label })}
      hint={isList && ending === 'ZhHk' ? t('form.listHint') : undefined}
      lang={LANGUAGE_TAG[language]}
      maxLength={isList ? GUIDE_LIMITS.list : GUIDE_LIMITS.text}
    />
  ))
}
