import type { RemoteModule } from '@shuttle/contracts'
import { AnomaliesPage } from './pages/anomalies-page'
import { ClosedPage } from './pages/closed-page'
import { NotFoundPage } from './pages/not-found-page'
import { manifest, NOT_FOUND } from './remote.manifest'

/** The shell as a remote. Its pages are in the first script: they are needed when nothing can be fetched. */
export const remote: RemoteModule = {
  manifest,
  pages: {
    '/Page_anomalies': async () => ({ Page: AnomaliesPage }),
    '/page_closed': async () => ({ Page: ClosedPage }),
    [NOT_FOUND]: async () => ({ Page: NotFoundPage }),
  },
  slots: {},
  texts: {
    'zh-cn': () => import(/* webpackChunkName: "texts-zh-cn" */ './i18n/zh-cn'),
    'zh-hk': () => import(/* webpackChunkName: "texts-zh-hk" */ './i18n/zh-hk'),
    en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en'),
  },
}
