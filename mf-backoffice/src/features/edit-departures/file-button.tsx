import { buttonClass, FieldError } from '@shuttle/ui'
import { useId, useState } from 'react'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'
import styles from './edit-departures.module.css'
import { readTimetableFile } from './read-timetable-file'

/** Reads a timetable from a file; one that is too large is refused with what it is compared to. */
export const FileButton = ({ onText }: { onText: (text: string) => void }) => {
  const t = useDeparturesTexts()
  const id = useId()
  const [error, setError] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const found = await readTimetableFile(file)
    setError(
      typeof found === 'object' ? undefined : t(`timetable.${found === 'large' ? 'fileTooLarge' : 'fileFailed'}`),
    )
    if (typeof found === 'object') onText(found.text)
  }
  return (
    <div className={styles.fileButton}>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept=".csv,.txt,text/csv,text/plain"
        aria-describedby={`${id}error`}
        onChange={({ target }) => {
          void read(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'soft' })}>
        {t('timetable.file')}
      </label>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
