import { BANNER_PICTURE_MAX_BYTES, checkBannerPicture, findBannerPictureType } from './banner-picture'

const bytes = (...parts: Array<string | number[]>) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  )
const PNG = bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', 'IEND', [0xae, 0x42, 0x60, 0x82])

describe('[D5.43] the picture of a banner', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['a PNG', PNG, 'image/png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff], 'JFIF', [0xff, 0xd9]), 'image/jpeg'],
    ['a WebP', bytes('RIFF', [8, 0, 0, 0], 'WEBP', 'VP8L'), 'image/webp'],
    ['a WebP that is cut off', bytes('RIFF', [9, 0, 0, 0], 'WEBP', 'VP8L'), undefined],
    ['a sound', bytes('RIFF', [8, 0, 0, 0], 'WAVE', 'fmt '), undefined],
    ['a PNG that is cut off', PNG.slice(0, -1), undefined],
    ['a drawing with a script', bytes('<svg onload="alert(1)"/>'), undefined],
    ['a page', bytes('<!doctype html><script>alert(1)</script>'), undefined],
    ['a PDF', bytes('%PDF-1.7\n%%EOF'), undefined],
    ['an empty file', bytes(), undefined],
  ])('the picture of a banner is identified by its content: %s', (_name, content, type) => {
    expect(findBannerPictureType(content)).toBe(type)
    expect(checkBannerPicture(content)).toBe(type === undefined ? 'STAFF_PICTURE_UNREADABLE' : undefined)
  })

  it('the picture of a banner has 300 KiB at most', () => {
    const ofSize = (size: number) => {
      const content = new Uint8Array(size)
      content.set(PNG)
      return content
    }
    expect(checkBannerPicture(ofSize(BANNER_PICTURE_MAX_BYTES))).toBeUndefined()
    expect(checkBannerPicture(ofSize(BANNER_PICTURE_MAX_BYTES + 1))).toBe('STAFF_PICTURE_TOO_LARGE')
    expect(checkBannerPicture(ofSize(10_000_000))).toBe('STAFF_PICTURE_TOO_LARGE')
  })
})
