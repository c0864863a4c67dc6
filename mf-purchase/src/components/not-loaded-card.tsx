import { ErrorCard } from '@shuttle/ui'
import { useHomeTexts } from '../i18n/use-home-texts'

/** Stands where something did not load, and asks for it again. */
export const NotLoadedCard = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => {
  const t = useHomeTexts()
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
