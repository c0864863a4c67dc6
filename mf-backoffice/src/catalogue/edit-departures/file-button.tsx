import { FieldError } from '@shuttle/ui'
import { useId, useState } from 'react'
import { FileChoice } from '../../kit/file-choice'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { readTimetableFile } from './read-timetable-file'

/** Reads a timetable from a file; a file that is too large is refused with the limit. */
export const FileButton = ({ onText }: { onText: (text: string) => void }) => {
  const t = useDeparturesTexts()
  const id = useId()
  const [error, setError] = useState<string>()
  const read = async (file: File) => {
    const found = await readTimetableFile(file)
    setError(
      typeof found === 'object' ? undefined : t(`timetable.${found === 'large' ? 'fileTooLarge' : 'fileFailed'}`),
    )
    if (typeof found === 'object') onText(found.text)
  }
  return (
    <div>
      <FileChoice
        id={`${id}file`}
        label={t('timetable.file')}
        accept=".csv,.txt,text/csv,text/plain"
        describedBy={id}
        isInvalid={error !== undefined}
        onFile={(file) => void read(file)}
      />
      <FieldError id={id} text={error} />
    </div>
  )
}
