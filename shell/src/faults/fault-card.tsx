import { ErrorCard } from '@shuttle/ui'
import { useShellTexts } from '../i18n/use-shell-texts'
import styles from './fault-card.module.css'

/** The card in place of a page or part that could not be had. */
export const FaultCard = ({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) => {
  const t = useShellTexts()
  return (
    <div className={styles.place}>
      <ErrorCard
        title={t('card.title')}
        text={t('card.text')}
        retryLabel={t('card.retry')}
        onRetry={onRetry}
        busy={isRetrying}
      />
    </div>
  )
}
