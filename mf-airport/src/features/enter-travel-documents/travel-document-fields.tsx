import { DOCUMENT_TYPES, type TravelDocument } from '@shuttle/domain'
import { FilteredField } from '@shuttle/forms'
import { Button } from '@shuttle/ui'
import type { FocusEvent, ReactNode } from 'react'
import { SelectField } from '../../components/select-field'
import type { EnteredTravelDocument } from '../../domain/airport-trip-selection'
import { finishText, TYPED } from '../../domain/to-travel-document'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import { BirthDateField } from './birth-date-field'
import styles from './enter-travel-documents.module.css'
import { GenderField } from './gender-field'

export type TravelDocumentField = keyof TravelDocument

interface TravelDocumentFieldsProps {
  travelDocument: EnteredTravelDocument
  getError: (field: TravelDocumentField) => string | undefined
  onChange: (entered: Partial<EnteredTravelDocument>) => void
  /** A field lost the focus and may be checked. */
  onLeave: (field: TravelDocumentField) => void
}

/** The data that the airport line requires of one passenger, as the travel document prints it (accounts 3, airport). */
export const TravelDocumentFields = ({ travelDocument, getError, onChange, onLeave }: TravelDocumentFieldsProps) => {
  const t = usePassengersTexts()
  const leaving = (field: TravelDocumentField) => (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave(field)
  }
  const inPlace = (field: TravelDocumentField, content: ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: not pressed; the focus that leaves a field inside bubbles here
    <div key={field} onBlur={leaving(field)}>
      {content}
    </div>
  )
  const text = (field: keyof typeof TYPED, label: string, more: { hint?: string; isOptional?: boolean } = {}) =>
    inPlace(
      field,
      <FilteredField
        label={label}
        {...(more.hint !== undefined && { hint: more.hint })}
        value={travelDocument[field]}
        filter={TYPED[field]}
        finish={(typed) => finishText(travelDocument, field, typed)}
        onChange={(typed) => onChange({ [field]: typed })}
        error={getError(field)}
        required={!more.isOptional}
        type={field === 'telephone' ? 'tel' : 'text'}
        autoComplete="off"
      />,
    )
  return (
    <div className={styles.fields}>
      {inPlace(
        'documentType',
        <SelectField
          label={t('document.type')}
          value={travelDocument.documentType}
          placeholder={t('document.choose')}
          options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`document.types.${value}`) }))}
          error={getError('documentType')}
          onChange={(documentType) => onChange({ documentType })}
        />,
      )}
      {text('documentNumber', t('document.number'), { hint: t('document.numberHint') })}
      <div className={styles.pair}>
        {text('lastName', t(travelDocument.hasOneName ? 'document.oneName' : 'document.lastName'))}
        {!travelDocument.hasOneName && text('firstName', t('document.firstName'))}
      </div>
      <p className={styles.hint}>{t('document.nameHint')}</p>
      <div className={styles.names}>
        <Button kind="text" onClick={() => onChange({ hasOneName: !travelDocument.hasOneName })}>
          {t(travelDocument.hasOneName ? 'document.twoNames' : 'document.hasOneName')}
        </Button>
      </div>
      {inPlace(
        'gender',
        <GenderField
          value={travelDocument.gender}
          error={getError('gender')}
          onChange={(gender) => onChange({ gender })}
        />,
      )}
      {inPlace(
        'birthDate',
        <BirthDateField
          value={travelDocument.birthDate}
          error={getError('birthDate')}
          onChange={(birthDate) => onChange({ birthDate })}
        />,
      )}
      <div className={styles.pair}>
        {text('nationality', t('document.nationality'), { hint: t('document.nationalityHint') })}
        {text('telephone', t('document.telephone'), { isOptional: true })}
      </div>
    </div>
  )
}
