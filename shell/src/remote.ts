import type { RemoteModule } from '@shuttle/contracts'
import { Button } from '@shuttle/ui'
import { AnomaliesPage } from './pages/anomalies-page'
import { HomeLink, MessagePage } from './pages/message-page'
import { ClosedPage, NotFoundPage } from './pages/message-pages'
import { manifest, NOT_FOUND } from './remote.manifest'
import { useShell } from './shell'

/**
 * The shell as a remote. Its pages are in the first script, since they are needed when nothing
 * can be fetched; the preview page is not.
 */
export const remote: RemoteModule = {
  manifest,
  pages: {
    '/Page_anomalies': async () => ({ Page: AnomaliesPage }),
    '/page_closed': async () => ({ Page: ClosedPage }),
    [NOT_FOUND]: async () => ({ Page: NotFoundPage }),
    '/preview': async () => {
      const { createPreviewPage } = await import(/* webpackChunkName: "preview" */ './preview/preview-page')
      return { Page: createPreviewPage({ useShell, MessagePage, HomeLink, Button }) }
    },
  },
  slots: {},
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts" */ './i18n/en'),
  },
}
