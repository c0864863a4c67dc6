import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DocumentFields, octopusDocument } from '../../../../../sandbox/octopus/octopus.routes'
import { getField, seal, unseal } from '../../../../../sandbox/octopus/sealed-document'
import { readConfig } from '../../../../config/config'
import { sandboxProfiles } from '../../../../start/sandbox-profiles'
import { readOctopusSettings } from '../octopus/octopus-settings'

export const OCTOPUS_NOW = Date.parse('2026-11-21T09:00:00+08:00')

interface Answer {
  status?: number
  text?: string
  root?: string
  now?: number
  content?: Partial<DocumentFields>
}

/** An Octopus that sends the given answers, sealed, and records the requests. */
export const startFakeOctopus = async () => {
  const config = readConfig({})
  const profile = sandboxProfiles(config, () => OCTOPUS_NOW).octopus
  if (!profile) throw new Error('no profile')
  const requests: { path: string | undefined; document: string }[] = []
  let answer: Answer = {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const document = unseal(profile, body)
    requests.push({ path: request.url, document })
    const item = /<(\w+)Collection/.exec(document)?.[1] ?? ''
    const about = { root: answer.root ?? `${item}ResponseCollection`, item: `${item}Response` }
    const content = {
      gatewayId: getField(document, 'gatewayId'),
      gatewayRef: getField(document, 'gatewayRef'),
      status: 'SUCCESS',
      ...answer.content,
    }
    const sealed = seal(profile, octopusDocument({ ...about, now: answer.now ?? OCTOPUS_NOW }, content))
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/xml' }).end(answer.text ?? sealed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    settings: {
      ...readOctopusSettings(config, () => OCTOPUS_NOW),
      baseUrl: url,
      landingOrigin: 'https://pay.example',
      siteUrl: 'https://shuttle.example',
      timeoutMs: 60_000,
    },
    willAnswer: (next: Answer) => {
      answer = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
