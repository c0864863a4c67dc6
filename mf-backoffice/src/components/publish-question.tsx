import type { ShownWindow } from '@shuttle/domain/staff'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDateTime } from '@shuttle/i18n/format'
import { ConfirmAct } from '@shuttle/ui/desk'
import { useContentTexts } from '../i18n/use-content-texts'

interface PublishQuestionProps {
  open: boolean
  window: ShownWindow
  /** It stands already: changes are saved. */
  isChange: boolean
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

const SECOND_MS = 1000

/** Asks before passengers see something, and says from when until when. */
export const PublishQuestion = ({ open, window, isChange, busy, onConfirm, onCancel }: PublishQuestionProps) => {
  const t = useContentTexts()
  const language = useLanguage()
  const now = useNow(SECOND_MS)
  // While nothing is asked the fields may be empty.
  const say = (moment: number) => (Number.isNaN(moment) ? '' : formatDateTime(moment, language))
  const times = { from: say(window.from), until: say(window.until) }
  return (
    <ConfirmAct
      open={open}
      title={t('form.question')}
      confirmLabel={t(isChange ? 'form.save' : 'form.publish')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(window.from <= now ? 'form.now' : 'form.will', times)}
    </ConfirmAct>
  )
}
