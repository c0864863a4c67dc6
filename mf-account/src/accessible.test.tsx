import type { Session } from '@shuttle/contracts'
import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { screen } from '@testing-library/react'
import { ProofDialog } from './components/proof-dialog'
import { Page as MyDataPage } from './pages/my-data-page'
import { remote } from './remote'
import { openScreen } from './testing/open-screen'

const MEMBER: Session = {
  kind: 'member',
  user: { nickname: 'Ming', avatarUrl: '', memberNumber: '80001', level: 9, memberId: 'm-1' },
}

describe('pages', () => {
  it.each(scansInTurn(Object.keys(remote.pages).map((at) => [at] as const)))(
    'axe finds nothing in %s on %s',
    async (language, at) => {
      const paths = ['/my_order', '/register', '/change_password']
      // No service answers these pages. The page of undoing a joining needs the code behind the # of its link.
      const address = at === '/undo_join' ? `${at}#id.proof` : at
      await openScreen({ at: address, language, session: MEMBER, paths, takesFaults: true })
      if (at === '/login') await screen.findByRole('form')
      expect(await findAxeViolations()).toEqual([])
    },
  )
})

it.each([
  ['a password', 'password'],
  ['mailed codes', 'code'],
  ['WeChat alone', 'none'],
] as const)('the proof dialog has no axe findings, with %s', async (_, way) => {
  // Drawn over the page that opens the dialog.
  const dialog = <ProofDialog open way={way} onAnswer={() => {}} />
  const screenWithDialog = (
    <>
      <MyDataPage />
      {dialog}
    </>
  )
  await openScreen({ at: '/my_data', session: MEMBER, screen: screenWithDialog, takesFaults: true })
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
})

it('a refused sign-in form has no axe findings', async () => {
  const { user } = await openScreen({ at: '/login' })
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('E-mail cannot be blank')).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
})
