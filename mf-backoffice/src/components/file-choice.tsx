import { buttonClass } from '@shuttle/ui'
import { useId } from 'react'
import styles from './file-choice.module.css'

interface FileChoiceProps {
  label: string
  /** As `accept` of an input. */
  accept: string
  describedBy: string
  isInvalid?: boolean
  onFile: (file: File) => void
}

/** A button that asks for a file; the same file can be chosen again. */
export const FileChoice = ({ label, accept, describedBy, isInvalid = false, onFile }: FileChoiceProps) => {
  const id = useId()
  return (
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
      <label htmlFor={id} className={buttonClass({ kind: 'soft' })}>
        {label}
      </label>
    </>
  )
}
