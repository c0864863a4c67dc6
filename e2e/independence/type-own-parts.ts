import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Replaces the first occurrence, as in an editor. Throws where the file has none. */
export const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

const INTRODUCTION = "<Card>{t('page.introduction')}</Card>"
const HOST = "import { useGoBack, useLanguage } from '@shuttle/host'"
const ORDER = 'const query = useOrder(orderNo)'
const BOOKED = "{ type: 'object', properties: { tourNo: { type: 'string' } }, required: ['tourNo'] }"

/** What docs/teams.md describes: an event of the remote, sent by its slot, and a page that calls the team's service. */
export const typeOwnParts = (remote: string, service: string): void => {
  const manifest = join(remote, 'src/remote.manifest.ts')
  const events = `  events: { 'tours:tour-booked': { version: '1.0', payload: ${BOOKED} } },`
  const type = "ValueOf<(typeof declares)['events']['tours:tour-booked']['payload']>"
  edit(manifest, '  },\n} as const', `  },\n${events}\n} as const`)
  edit(manifest, 'contract: 1,', `contract: 1,\n  origins: { connect: ['${service}'] },`)
  edit(manifest, "['props']>\n  }", `['props']>\n  }\n  interface ShuttleEvents { 'tours:tour-booked': ${type} }`)

  const badge = join(remote, 'src/features/send-feedback/tour-badge.tsx')
  const send = "emit('tours:tour-booked', { tourNo: 'T1' })"
  const imports = "import type { SlotProps } from '@shuttle/contracts'\nimport { emit } from '@shuttle/host'"
  edit(badge, 'import { Card }', `${imports}\nimport { Button, Card }`)
  edit(badge, 'TourBadge = () =>', "TourBadge = ({ lineCode }: SlotProps['tour-badge.v1']) =>")
  edit(
    badge,
    '<FeedbackForm',
    `<Button onClick={() => ${send}}>Book a tour on {lineCode}</Button>\n      <FeedbackForm`,
  )

  const page = join(remote, 'src/pages/my-tours-page.tsx')
  edit(page, HOST, `${HOST}\nimport { useQuery } from '@tanstack/react-query'`)
  edit(
    page,
    ORDER,
    `${ORDER}
  const tours = useQuery({
    queryKey: ['tours'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const answer = await fetch('${service}/tours', { signal })
      if (!answer.ok) throw new Error('tours: ' + answer.status)
      return answer.json()
    },
    meta: { isSecondary: true },
  })`,
  )
  edit(page, INTRODUCTION, `${INTRODUCTION}\n        <Card>{tours.data?.join(', ')}</Card>`)
}

/** The page of another remote opens the slot, and shows what the event has. */
export const typeUseOfParts = (remote: string): void => {
  const types = `declare module '@shuttle/contracts' {
  interface SlotProps { 'tour-badge.v1': { lineCode: string } }
  interface ShuttleEvents { 'tours:tour-booked': { tourNo: string } }
}`
  const manifest = join(remote, 'src/remote.manifest.ts')
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')}\n${types}\n`)
  const page = join(remote, 'src/pages/my-boards-page.tsx')
  edit(page, HOST, `${HOST.replace('{', '{ on, Slot,')}\nimport { useEffect, useState } from 'react'`)
  const listen = "useEffect(() => on('tours:tour-booked', ({ tourNo }) => setBooked(tourNo)), [])"
  edit(page, ORDER, `${ORDER}\n  const [booked, setBooked] = useState('')\n  ${listen}`)
  const slot = `<Slot name="tour-badge.v1" version="1.0" props={{ lineCode: 'HKGZHO' }} />`
  edit(page, INTRODUCTION, `${INTRODUCTION}\n        ${slot}\n        {booked !== '' && <Card>Booked: {booked}</Card>}`)
}
