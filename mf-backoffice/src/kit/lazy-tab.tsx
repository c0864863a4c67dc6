import { reportFault } from '@shuttle/host'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '../i18n/use-texts'

/**
 * Loads the code of a tab or part of a page when it is first rendered, so that the first screen does not pay for it. A
 * failed load renders a card with Retry.
 */
export const lazyTab = (load: () => Promise<ComponentType>): ComponentType => {
  let loaded: ComponentType | undefined
  return () => {
    const t = useTexts()
    const [Tab, setTab] = useState<ComponentType | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Tab || failed) return
      let gone = false
      load().then(
        (tab) => {
          loaded = tab
          if (!gone) setTab(() => tab)
        },
        (error: unknown) => {
          reportFault(error, 'mf-backoffice: tab')
          if (!gone) setFailed(true)
        },
      )
      return () => {
        gone = true
      }
    }, [Tab, failed])
    if (Tab) return <Tab />
    if (failed)
      return (
        <ErrorCard
          title={t('page.failed')}
          text={t('page.offline')}
          retryLabel={t('page.retry')}
          onRetry={() => setFailed(false)}
        />
      )
    return <Skeleton label={t('page.loading')} lines={8} />
  }
}
