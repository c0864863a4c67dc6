import { buttonClass } from '@shuttle/ui'
import styles from './file-choice.module.css'

interface FileChoiceProps {
  /** Of its control, for a further label. */
  id: string
  label: string
  /** As `accept` of an input. */
  accept: string
  describedBy: string
  isInvalid?: boolean
  onFile: (file: File) => void
}

/** A button that asks for a file; the same file can be chosen again. */
export const FileChoice = ({ id, label, accept, describedBy, isInvalid = false, onFile }: FileChoiceProps) => (
  <>
    <input
      id={id}
      type="file"
      className={styles.input}
      accept={accept}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) onFile(file)
        target.value = ''
      }}
    />
    <label htmlFor={id} className={`${buttonClass({ kind: 'soft' })} ${styles.label}`}>
      {label}
    </label>
  </>
)
