import { REFUND_PROOF_TYPES } from '@shuttle/domain'
import { type FieldProps, groupRef } from '@shuttle/forms'
import { Button, buttonClass, Card } from '@shuttle/ui'
import { useId, useRef } from 'react'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { FieldMessage } from './field-message'
import styles from './request-form.module.css'
import { shrinkPhoto } from './shrink-photo'

/** `1.2 MB`, `340 KB`. */
const formatSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** A file that proves the reason, from the camera of a phone or from its files. */
export const AddProof = ({ field, onChecked }: { field: FieldProps<File | null>; onChecked: () => void }) => {
  const t = useRequestTexts()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { value: file, onChange, error } = field
  const choose = async (chosen: File | null) => {
    onChange(chosen && (await shrinkPhoto(chosen)))
    onChecked()
  }
  return (
    <Card title={t('proof.title')} aside={<span className={styles.note}>{t('proof.optional')}</span>}>
      <div ref={group} className={styles.proof}>
        <p id={`${id}hint`} className={styles.note}>
          {t('proof.hint')}
        </p>
        {file && (
          <p className={styles.file}>
            <span>{t('proof.chosen', { name: file.name, size: formatSize(file.size) })}</span>
            <Button
              kind="text"
              aria-label={t('proof.remove', { name: file.name })}
              onClick={() => {
                void choose(null)
                group.current?.querySelector('input')?.focus()
              }}
            >
              {t('proof.removeShort')}
            </Button>
          </p>
        )}
        <div ref={groupRef(field.ref)} className={styles.choose} data-has-file={file !== null || undefined}>
          <input
            id={id}
            type="file"
            className={styles.input}
            accept={REFUND_PROOF_TYPES.join()}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}hint ${id}error`}
            onChange={({ target }) => {
              void choose(target.files?.[0] ?? null)
              // The same file can be chosen again after it was removed.
              target.value = ''
            }}
          />
          <label htmlFor={id} className={buttonClass({ kind: 'soft', block: true })}>
            {t('proof.choose')}
          </label>
        </div>
        <FieldMessage id={`${id}error`} text={error} />
      </div>
    </Card>
  )
}
