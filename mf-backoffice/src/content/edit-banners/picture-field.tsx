import { BANNER_PICTURE_TYPES, checkBannerPicture } from '@shuttle/domain/staff'
import { type FieldProps, groupRef } from '@shuttle/forms'
import { FieldError } from '@shuttle/ui'
import { useId, useState } from 'react'
import { useStaffErrorTexts } from '../../i18n/use-staff-error-texts'
import { FileChoice } from '../../kit/file-choice'
import { useStaffAction } from '../../kit/use-staff-action'
import { uploadPicture } from '../calls/upload-picture'
import { useContentTexts } from '../texts/use-content-texts'
import styles from './picture-field.module.css'

/**
 * Uploads a picture when it is chosen; an invalid file is refused before it is sent, and the previous picture stays.
 */
export const PictureField = ({ field }: { field: FieldProps<string> }) => {
  const t = useContentTexts()
  const staffTexts = useStaffErrorTexts()
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const { run, isPending, error, clear } = useStaffAction({ call: uploadPicture, name: 'upload picture' })
  const choose = async (file: File) => {
    if (isPending) return
    clear()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const violation = checkBannerPicture(bytes)
    setRefused(violation && staffTexts[violation])
    if (violation) return
    const done = await run(bytes)
    if (done) field.onChange(done.result)
  }
  const errorText = refused ?? error ?? field.error
  return (
    <div className={styles.row}>
      <label htmlFor={`${id}file`} className={styles.label}>
        {t('banner.picture')}
      </label>
      <div ref={groupRef(field.ref)} className={styles.field}>
        <FileChoice
          id={`${id}file`}
          label={t('banner.choose')}
          accept={BANNER_PICTURE_TYPES.join()}
          describedBy={`${id}hint ${id}error`}
          isInvalid={errorText !== undefined}
          onFile={(file) => void choose(file)}
        />
        <p id={`${id}hint`} className={styles.hint} aria-live="polite">
          {isPending ? t('banner.uploading') : t('banner.pictureHint')}
        </p>
        <FieldError id={`${id}error`} text={errorText} />
      </div>
    </div>
  )
}
