import { ErrorCard } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'

/** Stands where something did not load, and asks for it again. */
export const NotLoadedCard = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => {
  const t = useTexts()
  return (
    <ErrorCard
      title={t('common.loadFailed')}
      text={t('common.loadFailedHint')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
