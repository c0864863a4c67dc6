import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createLinkedRemote } from '@shuttle/platform/create-linked-remote'

const root = resolve(import.meta.dirname, '../..')
const PAGE = 'src/pages/workshop-page.tsx'

/** A page with state: the count exists in the component only. */
const PAGE_SOURCE = `import { send } from '@shuttle/api-client'
import { toast } from '@shuttle/host'
import { Button, PageBody, PageHeader } from '@shuttle/ui'
import { useState } from 'react'
import { useTexts } from '../i18n/use-texts'

const WorkshopPage = () => {
  const t = useTexts()
  const [count, setCount] = useState(0)
  const callService = () => send('no.such.call', {}).catch(() => toast('no answer'))
  return (
    <>
      <PageHeader title="Workshop" />
      <PageBody>
        <p>first texts</p>
        <p>{t('page.introduction')}</p>
        <Button onClick={() => setCount(count + 1)}>counted {count}</Button>
        <Button onClick={callService}>call the service</Button>
      </PageBody>
    </>
  )
}

export { WorkshopPage as Page }
`

/** A remote outside of the root, in development. */
export interface Workshop {
  dir: string
  name: string
  path: string
  /** Saves one of its files with `from` replaced by `to`, as an editor would. */
  edit: (file: string, from: string | RegExp, to: string) => void
  page: string
  /** Removes it. */
  leave: () => void
}

export const openWorkshop = async (): Promise<Workshop> => {
  const parent = mkdtempSync(join(tmpdir(), 'shuttle-workshop-'))
  const path = '/workshop'
  const title = { 'zh-cn': '工作间', 'zh-hk': '工作間', en: 'Workshop' }
  const order = { name: 'mf-workshop', pages: [{ path, title }], slots: ['ticket-viewer.v1' as const] }
  const dir = await createLinkedRemote(root, order, parent)
  writeFileSync(join(dir, PAGE), PAGE_SOURCE)
  return {
    dir,
    name: order.name,
    path,
    page: PAGE,
    edit: (file, from, to) => {
      const before = readFileSync(join(dir, file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${file} has no ${from}`)
      writeFileSync(join(dir, file), after)
    },
    leave: () => rmSync(parent, { recursive: true, force: true }),
  }
}
