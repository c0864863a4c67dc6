import { spawnSync } from 'node:child_process'
import type { LanguageCode } from '@shuttle/contracts'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import { runFirstTicket } from '../first-ticket/run-first-ticket'
import { launchBrowser } from '../fixtures/launch-browser'

interface Row extends VerifyRow {
  id: LanguageCode
}

export const table: VerifyTable<Row> = {
  name: 'first-ticket',
  document: {
    title: 'From an empty machine to the first ticket',
    about: [
      'The section The first ticket of `docs/operate/install.md` as a new operator goes through it: what it says is typed and written word by word, and only paths, ports and addresses are others. The service runs in production mode from the packed artefact, on a PostgreSQL of its own, behind nginx with TLS and `docs/nginx-one-service.conf`; the sandbox is the bank in a process of its own; mails go over SMTP. Each setting that the guide calls for is left out once: the service then refuses to start, and names it. A browser registers, buys and sees the ticket.',
    ],
    columns: ['language', 'minutes', 'each step and its seconds'],
    summary: (rows) => rows.map(({ cells: [language, minutes] }) => `${language}: ${minutes} minutes.`),
  },
  rows: () => (['zh-cn', 'zh-hk', 'en'] as const).map((id) => ({ id })),
  open: async () => {
    for (const [program, version] of [
      ['nginx', '-v'],
      ['openssl', 'version'],
    ] as const)
      if (spawnSync(program, [version]).status !== 0) throw new NotHere(`${program} is not installed here`)
    const browser = await launchBrowser()
    return {
      close: () => browser.close(),
      run: async ({ id }) => {
        const steps = await runFirstTicket(browser, id)
        const minutes = steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60
        return {
          cells: [id, minutes.toFixed(1), steps.map(({ what, seconds }) => `${what} ${seconds}`).join('<br>')],
          faults: [],
        }
      },
    }
  },
}
