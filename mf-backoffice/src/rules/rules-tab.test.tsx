import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import {
  endSalesRuleCall,
  queryRulesCall,
  queryStaffIndexCall,
  saveCaptchaRuleCall,
  saveSalesRuleCall,
  saveSurveyCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { openBackoffice } from '../testing/open-backoffice'
import { captchaRule, salesRule, staffRules, survey } from '../testing/rules'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/en'

const AT = '/back_management_index?tab=rules'
const en = staffErrorTexts.en

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const tick = (name: RegExp | string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
  return dialog
}
const SELLS = 'Tickets on sale: Day, Night. For all lines to and from Hong Kong Port (HKG)'
const ROW = /For all lines to and from Hong Kong Port \(HKG\)/

describe('[D5.58] rules of the sales policy', () => {
  it('lists rules as text with days and state; the URL has the state filter', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    const table = await screen.findByRole('table', { name: texts.sales.name })
    const first = await within(table).findByRole('row', { name: ROW })
    expect(within(first).getByText('From 23 January 2023')).toBeTruthy()
    expect(within(first).getByText(texts.state.inForce)).toBeTruthy()
    expect(
      screen.getByRole('row', { name: /Only members above level 0 can buy.*1 December 2026 to 7 December 2026/ }),
    ).toBeTruthy()
    expect(screen.getByRole('row', { name: /Name and ID number.*Until 12 February 2023/ })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(common.state), 'planned')
    press(common.show)
    await waitFor(() => expect(screen.queryByRole('row', { name: ROW })).toBeNull())
    expect(here()).toBe(`${AT}&state=planned`)
  })

  it('an auditor reads rules and cannot change them, not even by URL', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'rule.read'] }))
    await openBackoffice({ at: `${AT}&edit=day-night` })
    const table = await screen.findByRole('table', { name: texts.sales.name })
    await within(table).findByRole('row', { name: ROW })
    expect(within(table).queryByRole('link')).toBeNull()
    expect(within(table).queryByRole('button', { name: /^End/ })).toBeNull()
    expect(screen.queryByRole('link', { name: texts.sales.new })).toBeNull()
  })

  it('a new rule shows its meaning while it is typed, and once more before it is saved', async () => {
    service.serve(saveSalesRuleCall, ({ id }) => salesRule(id))
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('link', { name: texts.sales.new }))
    await user.selectOptions(await screen.findByLabelText(texts.form.kind), 'restricts')
    tick('Day')
    tick(/^Hong Kong Port → Zhuhai Port/)
    type(texts.form.above, '2')
    type(common.firstTravelDay, '2026-12-01')
    type(common.lastTravelDay, '2026-12-07')
    const meaning = 'Only members above level 2 can buy: Day. For Hong Kong Port → Zhuhai Port'
    expect(screen.getByText(meaning)).toBeTruthy()
    press(common.save)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(`${meaning} (1 December 2026 to 7 December 2026).`)).toBeTruthy()
    expect(service.getCalls(saveSalesRuleCall)).toEqual([])
    await confirm(common.save)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.form.saved]))
    expect(service.sent(saveSalesRuleCall)[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      revision: 0,
      content: {
        kind: 'restricts',
        fareTypes: ['day'],
        aboveLevel: 2,
        appliesTo: ['HKGZHO'],
        from: '2026-12-01',
        until: '2026-12-08',
      },
    })
  })

  it('invalid values are errors of their fields, the first has the focus, and no input is lost', async () => {
    const { user } = await openBackoffice({ at: `${AT}&edit=new` })
    await user.selectOptions(await screen.findByLabelText(texts.form.kind), 'restricts')
    type(texts.form.above, 'two')
    type(common.lastTravelDay, '2026-11-20')
    press(common.save)
    for (const message of [en.STAFF_RULE_FARE_TYPES, en.STAFF_RULE_LEVEL, en.STAFF_RULE_PLACES, en.STAFF_DAYS_REVERSED])
      expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Day' })))
    expect(screen.getByLabelText(texts.form.above)).toHaveProperty('value', 'two')
    expect(service.getCalls(saveSalesRuleCall)).toEqual([])
  })

  it('a rule in force has a fixed kind and first day; a rule that is over can only be copied', async () => {
    const { user } = await openBackoffice({ at: `${AT}&edit=day-night` })
    expect(await screen.findByText(texts.form.begun.replace('{{kind}}', texts.kind.sells))).toBeTruthy()
    expect(screen.queryByLabelText(texts.form.kind)).toBeNull()
    expect(screen.queryByLabelText(common.firstTravelDay)).toBeNull()
    await user.click(screen.getByRole('link', { name: common.backToList }))
    await user.click(await screen.findByRole('link', { name: /^Use again: Name and ID number/ }))
    expect(await screen.findByLabelText(common.firstTravelDay)).toHaveProperty('value', '2026-11-21')
    expect(screen.getByLabelText(common.lastTravelDay)).toHaveProperty('value', '')
    expect(screen.getByRole('checkbox', { name: /Zhuhai Port/ })).toHaveProperty('checked', true)
  })

  it('the URL of a rule that is over shows a message', async () => {
    await openBackoffice({ at: `${AT}&edit=names` })
    expect(await screen.findByText(texts.form.unknown)).toBeTruthy()
  })

  it('ends a rule after a confirmation of what remains, with the revision that was shown', async () => {
    service.serve(endSalesRuleCall, salesRule('day-night', {}, { state: 'over' }))
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: `End: ${SELLS}` }))
    const dialog = await confirm(common.end)
    expect(within(dialog).getByText(/nobody can buy them/)).toBeTruthy()
    await waitFor(() => expect(host.toastTexts).toEqual([texts.end.done]))
    expect(service.sent(endSalesRuleCall)).toEqual([{ id: 'day-night', revision: 1 }])
  })

  it('refuses a second editor without losing input, and saves over the stored rule', async () => {
    service.on(saveSalesRuleCall, { refuse: 'STAFF_FORM_STALE' })
    await openBackoffice({ at: `${AT}&edit=day-night` })
    await screen.findByLabelText(common.lastTravelDay)
    type(common.lastTravelDay, '2026-12-31')
    press(common.save)
    service.serve(queryRulesCall, staffRules({ sales: [salesRule('day-night', {}, { revision: 5 })] }))
    await confirm(common.save)
    await screen.findByText(remoteTexts.stale.title)
    expect(screen.getByLabelText(common.lastTravelDay)).toHaveProperty('value', '2026-12-31')
    service.serve(saveSalesRuleCall, salesRule('day-night', {}, { revision: 6 }))
    press(remoteTexts.stale.overwrite)
    await waitFor(() => expect(screen.queryByText(remoteTexts.stale.title)).toBeNull())
    press(common.save)
    await confirm(common.save)
    await waitFor(() => expect(service.getCalls(saveSalesRuleCall)).toHaveLength(2))
    expect(service.sent(saveSalesRuleCall).map(({ revision, content }) => [revision, content.until])).toEqual([
      [1, '2027-01-01'],
      [5, '2027-01-01'],
    ])
  })

  it('saves a planned rule without its last day, until further notice', async () => {
    const until = '2026-12-08'
    service.serve(
      queryRulesCall,
      staffRules({ sales: [salesRule('p', { from: '2026-12-01', until }, { state: 'planned' })] }),
    )
    service.serve(saveSalesRuleCall, salesRule('p'))
    await openBackoffice({ at: `${AT}&edit=p` })
    expect(await screen.findByLabelText(common.lastTravelDay)).toHaveProperty('value', '2026-12-07')
    type(common.lastTravelDay, '')
    press(common.save)
    await confirm(common.save)
    await waitFor(() => expect(service.getCalls(saveSalesRuleCall)).toHaveLength(1))
    expect(service.sent(saveSalesRuleCall)[0]?.content).toMatchObject({ from: '2026-12-01', until: undefined })
  })

  it('a list that fails to load shows an error in place', async () => {
    service.on(queryRulesCall, { refuse: 'FAULT', message: '', status: 500 })
    await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(texts.list.failed)).toBeTruthy()
  })
})

describe('[D5.59] captcha rules and surveys', () => {
  it('saves a captcha of every line until further notice', async () => {
    service.serve(saveCaptchaRuleCall, ({ id }) => captchaRule(id))
    const { user } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('radio', { name: texts.captcha.name }))
    expect(
      await screen.findByRole('row', { name: /Orders need a slide captcha.*Hong Kong Port → Zhuhai Port/ }),
    ).toBeTruthy()
    await user.click(screen.getByRole('link', { name: texts.captcha.new }))
    await screen.findByLabelText(common.line)
    type(texts.captcha.begins, '2026-12-01T09:00')
    press(common.save)
    await confirm(common.save)
    await waitFor(() => expect(service.getCalls(saveCaptchaRuleCall)).toHaveLength(1))
    expect(service.sent(saveCaptchaRuleCall)[0]).toMatchObject({
      revision: 0,
      content: { lineCode: undefined, kind: 'digits', from: Date.parse('2026-12-01T09:00:00+08:00'), until: undefined },
    })
  })

  it('changes the notice of an open survey; an overlapping time is an error of its field', async () => {
    service.serve(saveSurveyCall, survey('s-1', { noticeId: 'n-2' }, { revision: 2 }))
    const { user } = await openBackoffice({ at: `${AT}&part=survey&edit=s-1` })
    await user.selectOptions(await screen.findByLabelText(texts.survey.notice), 'n-2')
    expect(screen.getByText('The home page links to the survey, and so does the notice “Road works”')).toBeTruthy()
    press(common.save)
    await confirm(common.save)
    await waitFor(() => expect(service.getCalls(saveSurveyCall)).toHaveLength(1))
    expect(service.sent(saveSurveyCall)[0]).toEqual({
      id: 's-1',
      revision: 1,
      content: survey('s-1', { noticeId: 'n-2' }).content,
    })
    await user.click(await screen.findByRole('link', { name: texts.survey.new }))
    await screen.findByLabelText(common.shownFrom)
    type(common.shownUntil, '2026-12-31T00:00')
    press(common.save)
    expect(await screen.findByText(en.STAFF_SURVEY_OVERLAP)).toBeTruthy()
  })
})
