import { toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'

interface CopyButtonProps {
  text: string
  label: string
  /** Shown once it was copied. */
  done: string
  /** Shown where the browser does not allow it. */
  failed: string
}

export const CopyButton = ({ text, label, done, failed }: CopyButtonProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(done, 'success')
    } catch {
      toast(failed, 'notice')
    }
  }
  return (
    <Button kind="soft" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
