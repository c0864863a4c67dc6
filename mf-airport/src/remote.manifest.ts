import { WIRE_VERSION } from '@shuttle/calls'
import type { PageManifest, RemoteManifest } from '@shuttle/contracts'
import { airportLineCalls } from './addresses/airport-line-calls'

const airline = {
  title: { 'zh-cn': '机场线', 'zh-hk': '機場線', en: 'Airport line' },
  background: 'bg',
  index: 2,
  guard: 'public',
  keepAlive: true,
  bottomBar: true,
  homeName: 'airlineHome',
  header: 'hero',
  firstCall: { path: 'manage/query.route', body: {}, access: 'public' },
  besides: airportLineCalls,
  chunk: 'page-airlineHome',
} as const satisfies Omit<PageManifest, 'path' | 'name'>

export const manifest: RemoteManifest = {
  name: 'mf-airport',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    { path: '/airline.html', name: 'airline', ...airline },
    { path: '/airline', name: 'airlineHome', ...airline },
  ],
  slots: [],
}
