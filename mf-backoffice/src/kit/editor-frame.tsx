import { Card } from '@shuttle/ui'
import type { ComponentProps, ReactNode } from 'react'
import { ConfirmedForm } from './confirmed-form'
import styles from './editor.module.css'

interface EditorFrameProps extends ComponentProps<typeof ConfirmedForm> {
  /** Heading of the card, if it is not the title of the form. */
  heading?: string
  /** The meaning of the typed values, or how passengers see them; beside the form. */
  preview?: { title: string; content: ReactNode }
}

/** The confirmed form of a resource, as wide as its fields need. */
export const EditorFrame = ({ heading, preview, ...form }: EditorFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.editor}>
      <Card title={heading ?? form.title}>
        <ConfirmedForm {...form} />
      </Card>
      {preview && <Card title={preview.title}>{preview.content}</Card>}
    </div>
  </div>
)
