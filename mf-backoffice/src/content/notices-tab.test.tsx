import { toInstant } from '@shuttle/domain'
import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import { endNoticeCall, queryNoticesCall, queryStaffIndexCall, saveNoticeCall } from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { noticeRow } from '../testing/content-rows'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/en'

const AT = '/back_management_index?tab=notices'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = () => {
  type(texts.form.titleZhHk, '路面工程')
  type(texts.form.titleZhCn, '道路施工')
  type(texts.form.titleEn, 'Road works')
  type(texts.notice.contentZhHk, '車程較長')
  type(texts.notice.contentZhCn, '车程较长')
  type(texts.notice.contentEn, 'Rides take longer')
  type(common.shownUntil, '2026-11-22T10:00')
}
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}

describe('[D5.42] notices', () => {
  it('lists notices by state, and opens one with a preview in every language', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Notice n-1' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Notice n-1' }))
    for (const shown of ['公告 n-1', '通知 n-1', '繁體', '简体', 'Text']) expect(panel.getByText(shown)).toBeTruthy()
    expect(here()).toBe(`${AT}&open=n-1`)
    await user.selectOptions(screen.getByLabelText(common.state), 'planned')
    press(common.show)
    await waitFor(() => expect(service.sent(queryNoticesCall).at(-1)).toEqual({ state: 'planned' }))
    expect(here()).toBe(`${AT}&state=planned`)
  })

  it('an auditor reads notices and cannot change them, not even by URL', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'content.read'] }))
    await openBackoffice({ at: `${AT}&open=n-1&edit=n-1` })
    const panel = within(await screen.findByRole('complementary', { name: 'Notice n-1' }))
    expect(panel.queryByRole('link')).toBeNull()
    expect(panel.getAllByRole('button')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: texts.notice.new })).toBeNull()
  })

  it('publishes a new notice after a confirmation that names its period', async () => {
    service.serve(saveNoticeCall, ({ id }) => noticeRow(id, { content: { titleEn: 'Road works' } }))
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('link', { name: texts.notice.new }))
    await screen.findByLabelText(texts.form.titleEn)
    fill()
    const preview = within(screen.getByRole('region', { name: 'Traditional Chinese' }))
    expect(preview.getByText('路面工程')).toBeTruthy()
    press(texts.form.publish)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/from now until 22 November 2026, 10:00/)).toBeTruthy()
    expect(service.sent(saveNoticeCall)).toEqual([])
    await confirm(texts.form.publish)
    await waitFor(() => expect(host.toastTexts).toEqual(['“Road works” was saved.']))
    expect(service.sent(saveNoticeCall)[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      revision: 0,
      content: {
        titleZhHk: '路面工程',
        titleZhCn: '道路施工',
        titleEn: 'Road works',
        contentZhHk: '車程較長',
        contentZhCn: '车程较长',
        contentEn: 'Rides take longer',
        from: toInstant('2026-11-21', '10:00'),
        until: toInstant('2026-11-22', '10:00'),
      },
    })
  })

  it('a missing language, a tag and an end before the begin are errors; the first has the focus', async () => {
    await openBackoffice({ at: `${AT}&edit=new` })
    await screen.findByLabelText(texts.form.titleEn)
    fill()
    type(texts.form.titleZhCn, ' ')
    type(texts.notice.contentEn, '<script>alert(1)</script>')
    type(common.shownUntil, '2026-11-21T09:00')
    press(texts.form.publish)
    const en = staffErrorTexts.en
    for (const message of [en.STAFF_CONTENT_TEXT_MISSING, en.STAFF_CONTENT_MARKUP, en.STAFF_WINDOW_INVALID])
      expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.form.titleZhCn)))
    expect(screen.getByLabelText(texts.form.titleEn)).toHaveProperty('value', 'Road works')
    // The preview shows typed markup as text.
    expect(within(screen.getByRole('region', { name: 'English' })).getByText('<script>alert(1)</script>')).toBeTruthy()
    expect(service.sent(saveNoticeCall)).toEqual([])
  })

  it('a copy has the texts of another notice and requires its own end', async () => {
    const { user } = await openBackoffice({ at: `${AT}&open=n-1` })
    await user.click(await screen.findByRole('link', { name: texts.list.copy }))
    expect(await screen.findByLabelText(texts.form.titleEn)).toHaveProperty('value', 'Notice n-1')
    expect(screen.getByLabelText(common.shownUntil)).toHaveProperty('value', '')
  })

  it('ends a notice after a confirmation, with the revision that was shown', async () => {
    service.serve(endNoticeCall, noticeRow('n-1', { state: 'over' }))
    const { user, host } = await openBackoffice({ at: `${AT}&open=n-1` })
    await user.click(await screen.findByRole('button', { name: texts.list.end }))
    await confirm(texts.list.end)
    await waitFor(() => expect(host.toastTexts).toEqual(['“Notice n-1” has ended.']))
    expect(service.sent(endNoticeCall)[0]).toEqual({ id: 'n-1', revision: 1 })
  })

  it('a missing notice shows a message', async () => {
    service.serve(queryNoticesCall, { rows: [], next: undefined })
    await openBackoffice({ at: `${AT}&edit=gone` })
    expect(await screen.findByText(texts.form.unknown)).toBeTruthy()
  })

  it('a list that fails to load shows an error in place', async () => {
    service.on(queryNoticesCall, { refuse: 'FAULT', message: '', status: 500 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.notice.failed)).toBeTruthy()
  })
})

describe('[D5.44] the second editor of a notice', () => {
  const openStale = async () => {
    service.on(saveNoticeCall, { refuse: 'STAFF_FORM_STALE' })
    await openBackoffice({ at: `${AT}&edit=n-1` })
    await screen.findByLabelText(texts.form.titleEn)
    type(texts.form.titleEn, 'Mine')
    press(common.saveChanges)
    const theirs = noticeRow('n-1', { content: { titleEn: 'Theirs' }, revision: 5 })
    service.serve(queryNoticesCall, { rows: [theirs], next: undefined })
    await confirm(common.saveChanges)
    await screen.findByText(remoteTexts.stale.title)
  }

  it('the second editor is refused without losing input, and can save it over the stored notice', async () => {
    await openStale()
    expect(screen.getByLabelText(texts.form.titleEn)).toHaveProperty('value', 'Mine')
    service.serve(saveNoticeCall, noticeRow('n-1', { content: { titleEn: 'Mine' }, revision: 6 }))
    press(remoteTexts.stale.overwrite)
    await waitFor(() => expect(screen.queryByText(remoteTexts.stale.title)).toBeNull())
    press(common.saveChanges)
    await confirm(common.saveChanges)
    await waitFor(() => expect(service.sent(saveNoticeCall)).toHaveLength(2))
    expect(service.sent(saveNoticeCall).map(({ revision }) => revision)).toEqual([1, 5])
  })

  it('the second editor can restart with the stored notice', async () => {
    await openStale()
    press(remoteTexts.stale.take)
    await waitFor(() => expect(screen.getByLabelText(texts.form.titleEn)).toHaveProperty('value', 'Theirs'))
    expect(screen.queryByText(remoteTexts.stale.title)).toBeNull()
  })
})
