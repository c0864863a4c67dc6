import type { ReactNode } from 'react'
import styles from './editor.module.css'

/** A form as wide as its fields need, with an optional preview for passengers beside it. */
export const EditorFrame = ({ form, preview }: { form: ReactNode; preview?: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.editor}>
      {form}
      {preview}
    </div>
  </div>
)
