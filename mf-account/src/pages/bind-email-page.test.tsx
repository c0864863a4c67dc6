import type { Session, User } from '@shuttle/contracts'
import { screen, waitFor } from '@testing-library/react'
import { forgetCodeSent } from '../state/sent-code'
import { startAccountService } from '../testing/account-service.presenter'
import { openScreen } from '../testing/open-screen'
import { pointAtService } from '../testing/point-at-service'

const user: User = {
  nickname: 'Ming',
  avatarUrl: '',
  memberNumber: '80001',
  level: 0,
  memberId: 'm-1',
  hasEmail: false,
}
const MEMBER: Session = { kind: 'member', user }

it('decision "the wire" 20: an e-mail and a password make a member of whom only the messenger knew', async () => {
  forgetCodeSent()
  const service = await startAccountService()
  pointAtService(service)
  const bound = { ...user, level: 1, hasEmail: true }
  service.answer({ kind: 'signed-in', token: 'fresh', user: bound })
  const { user: person, host, here } = await openScreen({ at: '/bind_email', session: MEMBER })
  await person.type(screen.getByLabelText('E-mail'), 'ming@demo.test')
  await person.type(screen.getByLabelText('Verification code'), '012345')
  await person.type(screen.getByLabelText('New password'), 'demo12')
  await person.type(screen.getByLabelText('Repeat the new password'), 'demo12')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Add e-mail' }))
  await waitFor(() => expect(host.accepted).toEqual([{ token: 'fresh', user: bound }]))
  expect(here()).toBe('/personal_center')
  await service.stop()
})
