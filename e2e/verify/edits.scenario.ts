import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { develop } from '../development/developing'
import { openWorkshop, type Workshop } from '../development/workshop'
import { startFreshService } from '../fixtures/service'
import { openStage } from './verify-stage'

/** From saving a file until its text is on the screen. */
const LIMIT_MS = 1_000
const EDITS_OF_A_KIND = 5

const EDITS = {
  component: ({ edit, page }: Workshop, shown: string) => edit(page, /first texts|component edit \d/, shown),
  text: ({ edit }: Workshop, shown: string) =>
    edit('src/i18n/en.ts', /introduction: '[^']*'/, `introduction: '${shown}'`),
}

interface EditRow extends VerifyRow {
  kind: keyof typeof EDITS
}

/** A published site, and `npm run dev` of one remote in front of it. */
const startDevelopment = async () => {
  const workshop = await openWorkshop()
  const service = await startFreshService()
  const developing = await develop([workshop.dir, '--site', service.url])
  return {
    workshop,
    url: developing.url,
    stop: async () => {
      await developing.interrupt()
      await service.stop()
      workshop.leave()
    },
  }
}

export const table: VerifyTable<EditRow> = {
  name: 'edits',
  document: {
    title: 'An edit of a remote in development',
    about: [
      '`npm run dev` runs a remote from source in a published site. A component and a sentence of it are saved in turns; the page must show each within a second, without a reload, and preserve the state of the component.',
    ],
    columns: ['what is edited', 'ms until it is on the screen', 'state of the page'],
    summary: (rows) => {
      const slowest = Math.max(0, ...rows.map(({ measured }) => measured?.ms ?? 0))
      return [`Slowest from save to screen: ${slowest} ms.`]
    },
  },
  rows: () =>
    Array.from({ length: EDITS_OF_A_KIND }, (_, at) => at + 1).flatMap((number) => [
      { id: `component edit ${number}`, kind: 'component' as const },
      { id: `text edit ${number}`, kind: 'text' as const },
    ]),
  open: async () => {
    const { browser, site, close } = await openStage(startDevelopment)
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
    await page.goto(`${site.url}workshop?lang=en`)
    await page.getByRole('button', { name: 'counted 0' }).click()
    const counted = page.getByRole('button', { name: 'counted 1' })
    await counted.waitFor()
    return {
      close,
      run: async ({ id, kind }) => {
        const seen = page.waitForFunction((text) => document.body.textContent.includes(text), id, { polling: 'raf' })
        const start = performance.now()
        EDITS[kind](site.workshop, id)
        await seen
        const ms = Math.round(performance.now() - start)
        const isPreserved = await counted.isVisible()
        return {
          cells: [kind, ms, isPreserved ? 'preserved' : 'lost'],
          faults: [
            ...(ms > LIMIT_MS ? [`on the screen after ${ms} ms`] : []),
            ...(isPreserved ? [] : ['the state of the page is lost']),
          ],
          measured: { ms },
        }
      },
    }
  },
}
