import { aMember } from '@shuttle/testing'
import { queryStaffIndexCall } from '@shuttle/wire/staff'
import { screen, within } from '@testing-library/react'
import { texts } from './i18n/en'
import { texts as overview } from './overview/texts/en'
import { openBackoffice } from './testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from './testing/staff-service'

const AT = '/back_management_index'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const navigation = () => screen.getByRole('navigation', { name: texts.page.navigation })

describe('[D5.1] the index of the back office', () => {
  it('shows the pages that the rights of the query open, and nothing else', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'audit.read', 'release.read'] }),
    )
    await openBackoffice({ at: AT })
    expect(await screen.findByText(/Your role is Auditor/)).toBeTruthy()
    const names = within(navigation())
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([texts.nav.overview, texts.nav.releases, texts.nav.audit])
  })

  it('level 9 without a role sees a message, and can query again', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'none', rights: ['backoffice.open', 'second-factor.give'] }))
    const { user } = await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.noRole.title)).toBeTruthy()
    expect(within(navigation()).queryAllByRole('link')).toEqual([])
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'support', rights: ['backoffice.open'] }))
    await user.click(screen.getByRole('button', { name: texts.noRole.again }))
    expect(await screen.findByText(/no work for your role/)).toBeTruthy()
  })

  it('a page outside the role shows a message, and sends no query', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'gate', rights: ['backoffice.open'] }))
    await openBackoffice({ at: `${AT}?tab=staff` })
    expect(await screen.findByText(texts.notYours.title)).toBeTruthy()
    expect(service.calls.map(({ path }) => path)).toEqual(['staff/query.index'])
  })

  it('shows the refusal with a retry when level 9 was removed meanwhile', async () => {
    service.on(queryStaffIndexCall, { refuse: 'FORBIDDEN' })
    const { host, user } = await openBackoffice({ at: AT, session: aMember({ level: 9 }) })
    expect(await screen.findByText(texts.page.failed)).toBeTruthy()
    expect(host.toasts).toHaveLength(1)
    service.serve(queryStaffIndexCall, indexAnswer())
    await user.click(screen.getByRole('button', { name: texts.page.retry }))
    expect(await screen.findByText(overview.title)).toBeTruthy()
  })

  it('shows the signed-in member of staff, and the link back to the site', async () => {
    await openBackoffice({ at: AT })
    expect(await screen.findByText('Demo supervisor')).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.page.toSite }).getAttribute('href')).toBe('/personal_center')
  })
})
