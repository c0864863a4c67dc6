import { toast } from '@shuttle/host'
import { IconButton } from '@shuttle/ui'
import styles from './copy-number.module.css'
import { useCopyTexts } from './texts/use-copy-texts'
import { UnbrokenText } from './unbroken-text'

const CopyGlyph = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="9" y="9" width="12" height="12" rx="2" />
    <path strokeLinecap="round" strokeLinejoin="round" d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />
  </svg>
)

interface CopyNumberProps {
  /** What the number is, for the name of the button: `Order number`. */
  name: string
  /** What is copied. */
  value: string
  /** How it is shown; `value` by default. */
  shown?: string
}

/** A number that is read out at a counter or on the phone, with a button that copies it; a toast reports it. */
export const CopyNumber = ({ name: title, value, shown = value }: CopyNumberProps) => {
  const t = useCopyTexts()
  const name = title.charAt(0).toLowerCase() + title.slice(1)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(t('copied', { name }), 'success')
    } catch {
      // The browser refuses the clipboard, or has none on an insecure address.
      toast(t('failed', { name }), 'error')
    }
  }
  return (
    <span className={styles.number}>
      <span className={styles.value}>
        <UnbrokenText>{shown}</UnbrokenText>
      </span>
      <IconButton label={t('copy', { name })} icon={<CopyGlyph />} onClick={() => void copy()} />
    </span>
  )
}
