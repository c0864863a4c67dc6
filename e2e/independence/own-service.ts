import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** What the service of the team answers. */
export const TOUR = 'Macau by night'

/** The service of a team at an origin of its own, open for calls of other origins. */
export const startTeamService = async (): Promise<{ url: string; close: () => void }> => {
  const server = createServer(({ headers }, response) => {
    const head = { 'content-type': 'application/json', 'access-control-allow-origin': headers.origin ?? '*' }
    response.writeHead(200, head).end(JSON.stringify([TOUR]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Replaces one text of a source file; throws where it is missing. */
export const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  writeFileSync(file, text.replace(from, to))
}

/** The edits of docs/teams.md: an event, an origin, a call, and a slot that listens. `dir` is the new remote. */
export const useOwnService = (dir: string, url: string): void => {
  const [manifest, page] = [join(dir, 'src/remote.manifest.ts'), join(dir, 'src/pages/my-tours-page.tsx')]
  edit(
    manifest,
    '} as const\n\nconst page',
    "  events: { 'tours:tour-booked': { version: '1.0', payload: { type: 'object', properties: { tour: { type: 'string' } } } } },\n} as const\n\nconst page",
  )
  edit(manifest, '  declares,\n', `  declares,\n  origins: { connect: ['${url}'] },\n`)
  edit(
    manifest,
    "['props']>\n  }\n",
    "['props']>\n  }\n  interface ShuttleEvents {\n    'tours:tour-booked': ValueOf<(typeof declares)['events']['tours:tour-booked']['payload']>\n  }\n",
  )
  edit(
    page,
    "import { useGoBack, useLanguage } from '@shuttle/host'",
    "import { emit, Slot, useGoBack, useLanguage } from '@shuttle/host'\nimport { useQuery } from '@tanstack/react-query'",
  )
  edit(page, 'import { buttonClass,', 'import { Button, buttonClass,')
  edit(
    page,
    '  const query = useOrder(orderNo)',
    `  const tours = useQuery({
    queryKey: ['tours'],
    queryFn: async ({ signal }): Promise<string[]> => (await fetch('${url}', { signal })).json(),
    meta: { isSecondary: true },
  })
  const query = useOrder(orderNo)`,
  )
  edit(
    page,
    "<Card>{t('page.introduction')}</Card>",
    `<Card>{t('page.introduction')}</Card>
        {tours.data?.map((tour) => (
          <Button key={tour} onClick={() => emit('tours:tour-booked', { tour })}>
            {tour}
          </Button>
        ))}
        <Slot name="tour-badge.v1" version="1.0" props={{}} />`,
  )
  writeFileSync(
    join(dir, 'src/features/send-feedback/tour-badge.tsx'),
    `import { on } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import { useEffect, useState } from 'react'

const TourBadge = () => {
  const [booked, setBooked] = useState('none')
  useEffect(() => on('tours:tour-booked', ({ tour }) => setBooked(tour ?? '')), [])
  return <Card>{\`Badge: \${booked}\`}</Card>
}

export { TourBadge as Slot }
`,
  )
}
