import { errorTexts } from '@shuttle/i18n/errors'
import { screen, waitFor } from '@testing-library/react'
import { type AccountService, startAccountService } from '../testing/account-service'
import { openScreen } from '../testing/open-screen'

let service: AccountService
beforeEach(async () => {
  service = await startAccountService()
  service.answerAll({})
})
afterEach(() => service.stop())

const undo = () => screen.getByRole('button', { name: 'Undo joining' })

describe('[D6.join.2] the link in the mail about a joining', () => {
  it('opening the link undoes nothing; a press does, without a session', async () => {
    const { user, here } = await openScreen({ at: '/undo_join?lang=en#id.proof' })
    expect(service.requests()).toEqual([])
    await user.click(undo())
    await waitFor(() =>
      expect(service.requests()).toEqual([{ path: 'wx/wx.user.undo.join.by.code', body: { code: 'id.proof' } }]),
    )
    expect((await screen.findByRole('status')).textContent).toContain('Your accounts are separate again.')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(here()).toBe('/login'))
  })

  it('shows that it is too late to undo the joining', async () => {
    service.answerAll({ refuse: 'JOIN_FINAL', message: 'of the service' })
    const { user } = await openScreen({ at: '/undo_join#id.proof' })
    await user.click(undo())
    expect(await screen.findByText(errorTexts.en.JOIN_FINAL)).toBeTruthy()
  })

  it('shows that a link without its code is incomplete', async () => {
    await openScreen({ at: '/undo_join' })
    expect(screen.getByText(/This link is not complete/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo joining' })).toBeNull()
  })
})
