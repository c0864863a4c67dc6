import type { LanguageCode } from '@shuttle/contracts'
import { aMember, findAxeViolations } from '@shuttle/testing'
import { waitFor } from '@testing-library/react'
import { remote } from './remote'
import { type AirportService, startAirportService } from './testing/airport-service'
import { openPage, startWithoutDraft } from './testing/open-page'

const LANGUAGES: LanguageCode[] = ['zh-cn', 'zh-hk', 'en']
/** What a page needs in its address, and a part of it that stands there once its answers have arrived. */
const ARRIVED: Readonly<Record<string, { query?: string; part: string }>> = {
  '/airline.html': { part: '[role=spinbutton]' },
  '/airline': { part: '[role=spinbutton]' },
}

let service: AirportService
beforeEach(async () => {
  startWithoutDraft()
  service = await startAirportService()
})
afterEach(() => service.stop())

describe.each(LANGUAGES)('pages in %s', (language) => {
  it.each(Object.keys(remote.pages))('%s has no axe violations', async (path) => {
    const { query = '', part = 'a, button' } = ARRIVED[path] ?? {}
    await openPage({ at: path + query, language, session: aMember() })
    await waitFor(() => expect(document.querySelector(part)).not.toBeNull())
    expect(await findAxeViolations()).toEqual([])
  })
})
