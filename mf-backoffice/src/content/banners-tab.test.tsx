import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import { addPictureCall, queryBannersCall, saveBannerCall } from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { bannerRow } from '../testing/content-rows'
import { openBackoffice } from '../testing/open-backoffice'
import { type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/en'

const AT = '/back_management_index?tab=banners'
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

let service: StaffService
beforeAll(() => {
  // jsdom has no File.arrayBuffer.
  File.prototype.arrayBuffer = function read(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(this)
    })
  }
})
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (bytes: readonly number[], size = bytes.length) => {
  const content = new Uint8Array(size)
  content.set(bytes)
  const file = new File([content], 'banner.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText(texts.banner.picture), { target: { files: [file] } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const images = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

describe('[D5.43] banners', () => {
  it('a banner opens as passengers see it in every language', async () => {
    const { user } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Banner b-1' }))
    const panel = within(await screen.findByRole('complementary', { name: 'Banner b-1' }))
    expect(panel.getByText('橫額 b-1')).toBeTruthy()
    expect(images()).toEqual(Array(3).fill('/api/pictures/macau.svg'))
  })

  it('uploads a picture when it is chosen, and publishes the banner with it', async () => {
    const picture = '/api/pictures/0123456789abcdef0123456789abcdef.png'
    service.serve(addPictureCall, { picture })
    service.serve(saveBannerCall, ({ id }) => bannerRow(id, { content: { titleEn: 'Weekend' } }))
    const { host } = await openBackoffice({ at: `${AT}&edit=new` })
    await screen.findByLabelText(texts.form.titleEn)
    choose([...PNG, ...PNG_END])
    await waitFor(() => expect(images()).toHaveLength(3))
    type(texts.form.titleZhHk, '週末')
    type(texts.form.titleZhCn, '周末')
    type(texts.form.titleEn, 'Weekend')
    type(texts.banner.link, '/personal_center?from=banner')
    type(texts.banner.position, '3')
    type(common.shownUntil, '2026-11-22T10:00')
    press(texts.form.publish)
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: texts.form.publish }))
    await waitFor(() => expect(host.toastTexts).toEqual(['“Weekend” was saved.']))
    expect(service.sent(addPictureCall)[0]).toEqual({ file: btoa(String.fromCharCode(...PNG, ...PNG_END)) })
    expect(service.sent(saveBannerCall)[0]).toMatchObject({
      revision: 0,
      content: { picture, link: '/personal_center?from=banner', position: 3, titleZhHk: '週末' },
    })
  })

  it.each<[string, readonly number[], number, 'STAFF_PICTURE_TOO_LARGE' | 'STAFF_PICTURE_UNREADABLE']>([
    ['of ten megabytes', [...PNG, ...PNG_END], 10_000_000, 'STAFF_PICTURE_TOO_LARGE'],
    ['that is a page', [...'<html>'].map((each) => each.charCodeAt(0)), 6, 'STAFF_PICTURE_UNREADABLE'],
  ])('a file %s is refused before it is sent, and the previous picture stays', async (_, bytes, size, code) => {
    await openBackoffice({ at: `${AT}&edit=b-1` })
    await screen.findByLabelText(texts.form.titleEn)
    choose(bytes, size)
    expect(await screen.findByText(staffErrorTexts.en[code])).toBeTruthy()
    expect(images()).toHaveLength(3)
    expect(service.sent(addPictureCall)).toEqual([])
  })

  it('a missing value and a link to another site are errors of their fields', async () => {
    await openBackoffice({ at: `${AT}&edit=new` })
    await screen.findByLabelText(texts.form.titleEn)
    type(texts.banner.link, 'https://evil.example/')
    press(texts.form.publish)
    const en = staffErrorTexts.en
    for (const message of [en.STAFF_PICTURE_MISSING, en.STAFF_BANNER_LINK, en.STAFF_BANNER_POSITION])
      expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.banner.picture)))
    expect(screen.getByLabelText(texts.banner.link)).toHaveProperty('value', 'https://evil.example/')
  })

  it('names a linked page that is not live, because passengers would not see the banner', async () => {
    await openBackoffice({ at: `${AT}&edit=b-1` })
    await screen.findByLabelText(texts.form.titleEn)
    expect(screen.queryByText(texts.banner.notLive)).toBeNull()
    type(texts.banner.link, '/nowhere')
    expect(await screen.findByText(texts.banner.notLive)).toBeTruthy()
  })

  it('saves a stored banner with an older link to another site unchanged', async () => {
    const row = bannerRow('b-1', { content: { link: 'https://www.hzmb.gov.hk/' } })
    service.serve(queryBannersCall, { rows: [row], next: undefined })
    service.serve(saveBannerCall, row)
    await openBackoffice({ at: `${AT}&edit=b-1` })
    await screen.findByLabelText(texts.form.titleEn)
    type(texts.banner.position, '9')
    press(common.saveChanges)
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: common.saveChanges }))
    await waitFor(() =>
      expect(service.sent(saveBannerCall)[0]).toMatchObject({
        revision: 1,
        content: { link: 'https://www.hzmb.gov.hk/', position: 9 },
      }),
    )
  })
})
