import type { RegistryPage } from '@shuttle/contracts'
import { VisuallyHidden } from '@shuttle/ui'
import { StillLoading } from '../faults/still-loading'
import { useShellTexts } from '../i18n/use-shell-texts'

/**
 * The shape of a page that still loads; looks as the composer's own skeleton, so that nothing jumps. A move to a page
 * waits up to 400 ms for it, so this is drawn for what is really slow.
 */
export const PageSkeleton = ({ header, onRetry }: { header: RegistryPage['header']; onRetry: () => void }) => {
  const t = useShellTexts()
  return (
    <>
      <div className="boot-skeleton" data-header={header} role="status">
        <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      </div>
      <StillLoading onRetry={onRetry} />
    </>
  )
}
