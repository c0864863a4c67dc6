import type { VerifyTable } from '@shuttle/platform/verify-table'
import { publishBuilds } from '../fixtures/publish-builds'
import { startFreshService } from '../fixtures/service'
import { EVERY_LOAD_ORDER, type LoadOrderCase, loadOrderFaults, runLoadOrder } from '../singletons/every-load-order'
import { buildFiveRemotes } from '../singletons/five-remotes'
import { openStage } from './verify-stage'

const startFive = async () => {
  const five = await buildFiveRemotes()
  const service = await startFreshService()
  await publishBuilds(service, five.dists)
  return {
    url: service.url,
    stop: async () => {
      await service.stop()
      five.remove()
    },
  }
}

export const table: VerifyTable<LoadOrderCase> = {
  name: 'load-orders',
  document: {
    title: 'One copy of everything, whoever comes first',
    about: [
      'Five remotes of five teams are loaded into one page in each of their 120 orders, once one after the other as quickly as they come, once all at the same time with files that arrive late in this order.',
      'Each remote and the shell say which objects they hold of every shared library: React, its JSX runtime, the router, texts, queries, transport, host and widgets. There must be one of each.',
    ],
    columns: ['pace', 'order in which the remotes ran', 'libraries', 'most copies of one', 'ms'],
    summary: (rows) => {
      const single = rows.filter(({ measured }) => measured?.copies === 1).length
      return [`${single} of ${rows.length} loads ended with one copy of everything.`]
    },
  },
  rows: () => EVERY_LOAD_ORDER,
  open: async () => {
    const { browser, site, close } = await openStage(startFive)
    return {
      close,
      run: async (row) => {
        const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
        try {
          const loaded = await runLoadOrder(await context.newPage(), site.url, row)
          const copies = Object.values(loaded.copies)
          const most = Math.max(...copies)
          return {
            cells: [row.pace, loaded.ran.join(', '), copies.length, most, Math.round(loaded.milliseconds)],
            faults: loadOrderFaults(loaded),
            measured: { copies: most },
          }
        } finally {
          await context.close()
        }
      },
    }
  },
}
