import { ErrorCard } from '@shuttle/ui'
import { useShellTexts } from '../i18n/use-shell-texts'

/** The last resort: the shell itself fell. */
export const Crash = () => {
  const t = useShellTexts()
  return (
    <main>
      <ErrorCard
        title={t('crash.title')}
        text={t('crash.text')}
        retryLabel={t('crash.reload')}
        onRetry={() => location.reload()}
      />
    </main>
  )
}
