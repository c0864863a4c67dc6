import { BANNER_PICTURE_MAX_BYTES } from '@shuttle/domain/staff'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'
import { A_SCRIPT, aPicture } from '../refund-requests/testing/proof-file'

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const newBanner = (change: object = {}) => {
  count += 1
  return {
    bannerId: `b-${count}`,
    revision: 0,
    img: '/api/pictures/macau.svg',
    link: '/ticket_details?xllb=1&xldm=HKGMAC',
    titleZhHk: '週末去澳門',
    titleZhCn: '周末去澳门',
    titleEn: `Weekend ${count}`,
    position: 1,
    beginTime: '2026-11-21 10:00:00',
    endTime: '2026-11-22 10:00:00',
    ...change,
  }
}
const save = (banner: object) => supervisor.call('staff/save.banner', banner)
const upload = (pictureFile: string) => supervisor.call('staff/add.picture', { pictureFile })
const load = (url: string) => site.app.inject({ method: 'GET', url })
const onHome = async () => (await site.call('manage/query.route', {}, { 'accept-language': 'en' })).answer.swiper

describe('[D5.43] a banner is published', () => {
  it('passengers see a new banner in its place at the next load of home, and not after its end', async () => {
    const banner = newBanner({ position: 99 })
    await save(banner)
    expect((await onHome()).at(-1)).toEqual({
      img: banner.img,
      url: '/ticket_details',
      type: 'page',
      params: 'xllb=1&xldm=HKGMAC',
      title: banner.titleEn,
    })
    const { responseData } = await supervisor.call('staff/end.banner', { bannerId: banner.bannerId, revision: 1 })
    expect(responseData).toMatchObject({ state: 'OVER', link: banner.link, img: banner.img })
    expect((await onHome()).map(({ title }: { title: string }) => title)).not.toContain(banner.titleEn)
  })

  it.each<[object, string, string[]]>([
    [{ titleEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['titleEn']],
    [{ link: 'https://evil.example/' }, 'STAFF_BANNER_LINK', ['link']],
    [{ link: '//evil.example' }, 'STAFF_BANNER_LINK', ['link']],
    [{ img: '/api/pictures/none.svg' }, 'STAFF_PICTURE_MISSING', ['img']],
    [{ img: 'https://evil.example/x.png' }, 'STAFF_PICTURE_MISSING', ['img']],
    [{ img: '/api/pictures/../macau.svg' }, 'STAFF_PICTURE_MISSING', ['img']],
    [{ position: 100 }, 'STAFF_BANNER_POSITION', ['position']],
    [{ endTime: '2026-11-21 09:00:00' }, 'STAFF_WINDOW_INVALID', ['endTime']],
  ])('a banner with %j is refused at its field', async (change, code, fields) => {
    expect(await save(newBanner(change))).toMatchObject({ code, responseData: { fields } })
  })

  it('an older banner with another link stays at its address, and gets no other one', async () => {
    const { rows } = (await supervisor.call('staff/query.banners', { state: 'SHOWN' })).responseData
    const elsewhere = rows.find(({ link }: { link: string }) => link.startsWith('https:'))
    const { state: _state, ...shown } = elsewhere
    expect((await save({ ...shown, titleEn: 'Papers' })).responseData).toMatchObject({
      titleEn: 'Papers',
      link: shown.link,
    })
    expect((await onHome()).find(({ title }: { title: string }) => title === 'Papers').type).toBe('link')
    const other = { ...shown, revision: shown.revision + 1, link: `${shown.link}other` }
    expect((await save(other)).code).toBe('STAFF_BANNER_LINK')
  })

  it('[D5.44] the second editor of a banner is refused', async () => {
    const banner = newBanner()
    await save(banner)
    expect((await save({ ...banner, revision: 1, position: 2 })).responseData.revision).toBe(2)
    expect((await save({ ...banner, revision: 1, position: 3 })).code).toBe('STAFF_FORM_STALE')
    expect((await save(newBanner({ revision: 4 }))).code).toBe('STAFF_BANNER_UNKNOWN')
  })
})

describe('[D5.43] a picture is uploaded', () => {
  it('stores a picture once for the same content, and serves it as its own type', async () => {
    const file = aPicture()
    const { img } = (await upload(file)).responseData
    expect((await upload(file)).responseData.img).toBe(img)
    const served = await load(img)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.rawPayload.toString('base64')).toBe(file)
    expect((await save(newBanner({ img }))).code).toBe('SUCCESS')
  })

  it.each([
    ['a page under the name of a picture', A_SCRIPT, 'STAFF_PICTURE_UNREADABLE'],
    ['an empty file', '', 'STAFF_PICTURE_UNREADABLE'],
    ['a picture of 300 KiB', aPicture(BANNER_PICTURE_MAX_BYTES), 'SUCCESS'],
    ['a picture of a byte more', aPicture(BANNER_PICTURE_MAX_BYTES + 1), 'STAFF_PICTURE_TOO_LARGE'],
    ['a picture of ten megabytes', aPicture(10_000_000), 'STAFF_PICTURE_TOO_LARGE'],
  ])('uploading %s: %s', async (_, file, code) => expect((await upload(file)).code).toBe(code))

  it('deletes a picture without a banner after a day, and leaves one with a banner', async () => {
    const [used, unused] = [
      (await upload(aPicture(70))).responseData.img,
      (await upload(aPicture(80))).responseData.img,
    ]
    await save(newBanner({ img: used }))
    site.clock.advance(86_400_001)
    await upload(aPicture(90))
    expect([(await load(used)).statusCode, (await load(unused)).statusCode]).toEqual([200, 404])
  })
})
