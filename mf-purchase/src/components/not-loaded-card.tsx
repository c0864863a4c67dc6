import { ErrorCard } from '@shuttle/ui'
import { useHomeTexts } from '../i18n/use-home-texts'

/** Shown in place of something that did not load, with a retry. */
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
