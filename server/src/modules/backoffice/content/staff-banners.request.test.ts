import { BANNER_PICTURE_MAX_BYTES, type BannerContent } from '@shuttle/domain/staff'
import { addPictureCall, endBannerCall, queryBannersCall, saveBannerCall } from '@shuttle/wire/staff'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'
import { A_SCRIPT, aPicture } from '../../passenger/refund-requests/testing/proof-file'

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const at = (text: string) => Date.parse(`${text}+08:00`)
const newBanner = (change: Partial<BannerContent> = {}, revision = 0) => {
  count += 1
  const content = {
    picture: '/api/pictures/macau.svg',
    link: '/ticket_details?xllb=1&xldm=HKGMAC',
    titleZhHk: '週末去澳門',
    titleZhCn: '周末去澳门',
    titleEn: `Weekend ${count}`,
    position: 1,
    from: TEST_NOW,
    until: at('2026-11-22T10:00:00'),
    ...change,
  }
  return { id: `b-${count}`, revision, content }
}
type BannerForm = ReturnType<typeof newBanner>
const save = (banner: BannerForm) => supervisor.send(saveBannerCall, banner)
/** The same form of a later revision, with other content. */
const edited = ({ id, content }: BannerForm, revision: number, change: Partial<BannerContent>): BannerForm => ({
  id,
  revision,
  content: { ...content, ...change },
})
const upload = (file: string) => supervisor.send(addPictureCall, { file })
const load = (url: string) => site.app.inject({ method: 'GET', url })
const onHome = async () => (await site.call('manage/query.route', {}, { 'accept-language': 'en' })).answer.swiper

describe('[D5.43] a banner is published', () => {
  it('passengers see a new banner in its place at the next load of home, and not after its end', async () => {
    const banner = newBanner({ position: 99 })
    await save(banner)
    expect((await onHome()).at(-1)).toEqual({
      img: banner.content.picture,
      url: '/ticket_details',
      type: 'page',
      params: 'xllb=1&xldm=HKGMAC',
      title: banner.content.titleEn,
    })
    const { link, picture, titleEn } = banner.content
    const { data } = await supervisor.send(endBannerCall, { id: banner.id, revision: 1 })
    expect(data).toMatchObject({ state: 'over', content: { link, picture } })
    expect((await onHome()).map(({ title }: { title: string }) => title)).not.toContain(titleEn)
  })

  it.each<[Partial<BannerContent>, string, string[]]>([
    [{ titleEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['titleEn']],
    [{ link: 'https://evil.example/' }, 'STAFF_BANNER_LINK', ['link']],
    [{ link: '//evil.example' }, 'STAFF_BANNER_LINK', ['link']],
    [{ picture: '/api/pictures/none.svg' }, 'STAFF_PICTURE_MISSING', ['picture']],
    [{ picture: 'https://evil.example/x.png' }, 'STAFF_PICTURE_MISSING', ['picture']],
    [{ picture: '/api/pictures/../macau.svg' }, 'STAFF_PICTURE_MISSING', ['picture']],
    [{ position: 100 }, 'STAFF_BANNER_POSITION', ['position']],
    [{ until: at('2026-11-21T09:00:00') }, 'STAFF_WINDOW_INVALID', ['until']],
  ])('a banner with %j is refused at its field', async (change, code, fields) => {
    expect(await save(newBanner(change))).toMatchObject({ code, fields })
  })

  it('an older banner with another link stays at its address, and gets no other one', async () => {
    const { rows } = (await supervisor.send(queryBannersCall, { state: 'shown' })).data
    const shown = rows.find(({ content }) => content.link.startsWith('https:')) as BannerForm
    const { link } = shown.content
    const papers = edited(shown, shown.revision, { titleEn: 'Papers' })
    expect((await save(papers)).data.content).toMatchObject({ titleEn: 'Papers', link })
    expect((await onHome()).find(({ title }: { title: string }) => title === 'Papers').type).toBe('link')
    expect((await save(edited(shown, shown.revision + 1, { link: `${link}other` }))).code).toBe('STAFF_BANNER_LINK')
  })

  it('[D5.44] the second editor of a banner is refused', async () => {
    const banner = newBanner()
    await save(banner)
    expect((await save(edited(banner, 1, { position: 2 }))).data.revision).toBe(2)
    expect((await save(edited(banner, 1, { position: 3 }))).code).toBe('STAFF_FORM_STALE')
    expect((await save(newBanner({}, 4))).code).toBe('STAFF_BANNER_UNKNOWN')
  })
})

describe('[D5.43] a picture is uploaded', () => {
  it('stores a picture once for the same content, and serves it as its own type', async () => {
    const file = aPicture()
    const { picture } = (await upload(file)).data
    expect((await upload(file)).data.picture).toBe(picture)
    const served = await load(picture)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.rawPayload.toString('base64')).toBe(file)
    expect((await save(newBanner({ picture }))).code).toBe('SUCCESS')
  })

  it.each([
    ['a page under the name of a picture', A_SCRIPT, 'STAFF_PICTURE_UNREADABLE'],
    ['an empty file', '', 'STAFF_PICTURE_UNREADABLE'],
    ['a picture of 300 KiB', aPicture(BANNER_PICTURE_MAX_BYTES), 'SUCCESS'],
    ['a picture of a byte more', aPicture(BANNER_PICTURE_MAX_BYTES + 1), 'STAFF_PICTURE_TOO_LARGE'],
    ['a picture of ten megabytes', aPicture(10_000_000), 'STAFF_PICTURE_TOO_LARGE'],
  ])('uploading %s: %s', async (_, file, code) => expect((await upload(file)).code).toBe(code))

  it('deletes a picture without a banner after a day, and leaves one with a banner', async () => {
    const [used, unused] = [(await upload(aPicture(70))).data.picture, (await upload(aPicture(80))).data.picture]
    await save(newBanner({ picture: used }))
    site.clock.advance(86_400_001)
    await upload(aPicture(90))
    expect([(await load(used)).statusCode, (await load(unused)).statusCode]).toEqual([200, 404])
  })
})
