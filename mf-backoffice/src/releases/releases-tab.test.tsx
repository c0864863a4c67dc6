import { staffActionsOf } from '@shuttle/domain/staff'
import {
  approveReleaseCall,
  compareReleaseCall,
  moveReleaseCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
  queryStaffIndexCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { openBackoffice } from '../testing/open-backoffice'
import { appRelease, figures, historyEntry, releasedVersion, staffReleases } from '../testing/releases'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/en'

const AT = '/back_management_index?tab=releases'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const rowOf = async (name: string) => within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement)

it('shows live, trial and stored versions, and marks a trial that fails ten times as often', async () => {
  await openBackoffice({ at: AT })
  const row = await rowOf('mf-orders')
  expect(row.getByText('2.0.0')).toBeTruthy()
  expect(row.getByText('2.1.0')).toBeTruthy()
  expect(row.getByText('0.41%')).toBeTruthy()
  expect(row.getByText('live 0.04%')).toBeTruthy()
  expect(screen.getByText('mf-orders 2.1.0 fails 10 times as often as 2.0.0')).toBeTruthy()
  expect((await rowOf('mf-purchase')).getByText('1.9.0')).toBeTruthy()
})

it('[D11.releases.8] a trial that fails more often leads to its errors by where and why', async () => {
  const { user } = await openBackoffice({ at: AT })
  expect(await screen.findByText(/The trial is at 5% since 27 November 2026, 13:58/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See the 17 errors' }))
  expect(await screen.findByText('12 × wrong file, first page')).toBeTruthy()
})

it('[D11.releases.8] a trial that fails while the live version does not is marked without a ratio', async () => {
  const [orders] = staffReleases().apps
  const live = releasedVersion('2.0.0')
  service.serve(queryReleasesCall, staffReleases({ apps: [appRelease('mf-orders', { live, trial: orders?.trial })] }))
  await openBackoffice({ at: AT })
  expect(await screen.findByText('mf-orders 2.1.0 fails more often than 2.0.0')).toBeTruthy()
})

it('[D11.releases.8] a live version that fails often is marked, and leads to its errors', async () => {
  const live = releasedVersion('2.0.0', { figures: figures({ failures: 41, errorRate: 0.01 }) })
  service.serve(queryReleasesCall, staffReleases({ apps: [appRelease('mf-orders', { live })] }))
  await openBackoffice({ at: AT })
  expect(await screen.findByText('mf-orders 2.0.0 is live and fails often')).toBeTruthy()
  expect(screen.getByText(/^1\.00% of 4,102 loads.* It is live since 20 November 2026, 11:05\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'See the 41 errors' })).toBeTruthy()
})

it('the set is signed only where each live version and trial is', async () => {
  const first = await openBackoffice({ at: AT })
  expect(await screen.findByText(/^Set 2,318, signed, since .* 48,214 counted visits\.$/)).toBeTruthy()
  first.unmount()
  const live = releasedVersion('2.0.0', { isSigned: false })
  service.serve(queryReleasesCall, staffReleases({ apps: [appRelease('shell', { live })] }))
  await openBackoffice({ at: AT })
  expect(await screen.findByText(/^Set 2,318, not all signed/)).toBeTruthy()
})

it('the history of releases has moves by keys and by staff, with their reasons', async () => {
  service.serve(queryReleaseHistoryCall, [
    historyEntry({
      action: 'rollback',
      revision: 9,
      by: { kind: 'staff', name: 'CHAN Tai Man' },
      note: 'too many errors',
    }),
    historyEntry({ action: 'disable', revision: 8, by: { kind: 'staff', name: undefined } }),
    historyEntry({ action: 'publish', trial: { version: '2.1.0', stage: '5' } }),
  ])
  const { user } = await openBackoffice({ at: AT })
  await user.click(await screen.findByRole('button', { name: texts.history.title }))
  expect(await screen.findByText('mf-orders rolled back, live 2.0.0')).toBeTruthy()
  expect(screen.getByText('too many errors')).toBeTruthy()
  expect(screen.getByText(/, CHAN Tai Man$/)).toBeTruthy()
  expect(screen.getByText(/, a removed account of staff$/)).toBeTruthy()
  expect(screen.getByText('mf-orders 2.1.0 on trial: 5%')).toBeTruthy()
  expect(screen.getByText(/LO Chun Kit \(mf-orders:4afaf62d\)$/)).toBeTruthy()
})

it('[D11.releases.7] the dialog of a rollback names what it would break', async () => {
  const values = { build: 'mf-purchase 1.9.0', path: '/a', user: 'mf-orders 2.0.0', file: 'trip.tsx' }
  service.serve(compareReleaseCall, { broken: [{ kind: 'pageLost', values }] })
  const { user } = await openBackoffice({ at: AT })
  await user.click(await screen.findByRole('button', { name: 'Roll back: mf-purchase' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/has no page \/a/)).toBeTruthy()
  expect(dialog.getByText(texts.act.breaks)).toBeTruthy()
  expect(service.sent(compareReleaseCall)).toEqual([
    { app: 'mf-purchase', act: 'rollback', target: '1.9.0', revision: 7 },
  ])
})

it.each([
  [
    'zh-hk',
    '恢復舊版：mf-purchase',
    /^mf-purchase 1\.9\.0 沒有頁面 \/a，但 mf-orders 2\.0\.0 在 trip\.tsx 中連結至該頁。$/,
    /^mf-purchase 1\.9\.0 聲明的插槽 a\.v1 不接受 mf-orders 2\.0\.0 在 trip\.tsx 中傳入的值：b。$/,
    /^其他衝突（英文說明）： x$/,
  ],
  [
    'zh-cn',
    '恢复旧版：mf-purchase',
    /^mf-purchase 1\.9\.0 没有页面 \/a，但 mf-orders 2\.0\.0 在 trip\.tsx 中链接到该页。$/,
    /^mf-purchase 1\.9\.0 声明的插槽 a\.v1 不接受 mf-orders 2\.0\.0 在 trip\.tsx 中传入的值：b。$/,
    /^其他冲突（英文说明）： x$/,
  ],
] as const)(
  '[D11.releases.7] the dialog of a rollback names in %s what it would break',
  async (language, act, page, slot, other) => {
    const values = { build: 'mf-purchase 1.9.0', path: '/a', user: 'mf-orders 2.0.0', file: 'trip.tsx' }
    service.serve(compareReleaseCall, {
      broken: [
        { kind: 'pageLost', values },
        { kind: 'slotDeclared', values: { ...values, name: 'a.v1', difference: 'b' } },
        { kind: 'other', values: { sentence: 'x' } },
      ],
    })
    const { user } = await openBackoffice({ at: AT, language })
    await user.click(await screen.findByRole('button', { name: act }))
    const items = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      [page, slot, other].map((text) => expect.stringMatching(text)),
    )
  },
)

it('[D11.releases.7] the dialog of a rollback that breaks nothing reports that, and one that closes who uses it', async () => {
  const { user } = await openBackoffice({ at: `${AT}&open=mf-purchase` })
  await user.click(await screen.findByRole('button', { name: 'Roll back: mf-purchase' }))
  expect(await within(await screen.findByRole('dialog')).findByText(texts.act.breaksNothing)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Close: mf-purchase' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('coupon-picker.v1: mf-orders')).toBeTruthy()
})

it('a version without visits says that there are no figures, not that it has no errors', async () => {
  service.serve(queryReleasesCall, staffReleases({ apps: [appRelease('shell', { live: releasedVersion('2.0.0') })] }))
  await openBackoffice({ at: AT })
  expect((await rowOf('shell')).getAllByText(texts.list.noVisits)).toHaveLength(2)
})

it('[D11.releases.4] an act needs a reason and is sent for the revision that is shown', async () => {
  service.serve(moveReleaseCall, { outcome: 'done' })
  const { user, host } = await openBackoffice({ at: AT })
  await user.click(await screen.findByRole('button', { name: 'Roll back: mf-purchase' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.act.back }))
  expect(service.sent(moveReleaseCall)).toEqual([])
  await user.enter(dialog.getByLabelText('Reason'), 'too many errors')
  await user.click(dialog.getByRole('button', { name: texts.act.back }))
  await waitFor(() => expect(host.toastTexts).toEqual(['mf-purchase was changed.']))
  expect(service.sent(moveReleaseCall)).toEqual([
    { app: 'mf-purchase', act: 'rollback', target: '1.9.0', revision: 7, reason: 'too many errors' },
  ])
})

it('[D11.releases.5] an act on the shell waits, and its author cannot approve it', async () => {
  const waiting = { app: 'shell', act: 'rollback' as const, version: '1.9.0', reason: 'slow', proposedAt: 0 }
  const proposals = [
    { ...waiting, proposalNo: 'p-1', proposedBy: 'a-level9', proposerName: 'Demo supervisor' },
    { ...waiting, proposalNo: 'p-2', proposedBy: 'a-supervisor', proposerName: undefined },
  ]
  service.serve(queryReleasesCall, staffReleases({ proposals }))
  service.serve(approveReleaseCall, { outcome: 'done' })
  const { user, host } = await openBackoffice({ at: AT })
  expect(await screen.findAllByRole('button', { name: texts.proposal.drop })).toHaveLength(2)
  expect(screen.getByText(/^Proposed by Demo supervisor,/)).toBeTruthy()
  expect(screen.getByText(/^Proposed by a removed account of staff,/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: texts.proposal.approve }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.proposal.approve }))
  await waitFor(() => expect(host.toastTexts).toEqual([texts.proposal.approved]))
  expect(service.sent(approveReleaseCall)).toEqual([{ proposalNo: 'p-2' }])
})

it('an auditor reads releases and has no act', async () => {
  const rights = staffActionsOf('auditor')
  service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights }))
  await openBackoffice({ at: `${AT}&open=mf-orders` })
  expect(await screen.findByText('new tabs')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Stop trial|Roll back|Close:/ })).toBeNull()
})
