import { buttonClass } from '@shuttle/ui'
import styles from './file-choice.module.css'

interface FileChoiceProps {
  /** Id of the control, for a further label. */
  id: string
  label: string
  /** As `accept` of an input. */
  accept: string
  describedBy: string
  isInvalid?: boolean
  onFile: (file: File) => void
}

/** A button that opens the file chooser; the same file can be chosen again. */
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
