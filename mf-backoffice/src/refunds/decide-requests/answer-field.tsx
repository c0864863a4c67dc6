import { LANGUAGE_TAG } from '@shuttle/domain'
import { ANSWER_TEXT_LIMIT, type AnswerTextViolation } from '@shuttle/domain/staff'
import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import type { RequestFile } from '@shuttle/wire/staff'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { useRequestsTexts } from '../texts/use-requests-texts'

interface AnswerFieldProps {
  file: Pick<RequestFile, 'language'>
  value: string
  onChange: (value: string) => void
  isNeeded: boolean
  violation: AnswerTextViolation | undefined
}

/** Text that the passenger reads verbatim, in their language. */
export const AnswerField = ({ file: { language }, value, onChange, isNeeded, violation }: AnswerFieldProps) => {
  const t = useRequestsTexts()
  const texts: Readonly<Record<string, string>> = {
    ...useStaffErrorTexts(),
    REFUND_ANSWER_MISSING: t('decision.missing'),
  }
  return (
    <FormRows>
      <FormRow
        label={t('decision.text')}
        hint={t(isNeeded ? 'decision.needed' : 'decision.optional', { language: t(`file.${language}`) })}
        error={violation && texts[violation]}
      >
        {(field) => (
          <textarea
            {...field}
            lang={LANGUAGE_TAG[language]}
            rows={isNeeded ? 7 : 4}
            // Input may exceed the limit and is refused with a sentence, so that no text is cut off.
            maxLength={ANSWER_TEXT_LIMIT * 4}
            required={isNeeded}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormRow>
    </FormRows>
  )
}
