import { checkRefundProof, findRefundProofType, REFUND_PROOF_MAX_BYTES } from './refund-proof'

const bytes = (...parts: Array<string | number[]>) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((each) => each.charCodeAt(0)) : part)),
  )
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const blank = (length: number) => Array.from({ length }, () => 32)

describe('[D3.request.5] a refund proof', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['a JPEG', bytes(JPEG, 'JFIF', [0xff, 0xff, 0xd9]), 'image/jpeg'],
    ['a JPEG that a camera added to', bytes(JPEG, 'JFIF', [0xff, 0xd9], 'more'), 'image/jpeg'],
    ['a JPEG without an end', bytes(JPEG, 'JFIF'), undefined],
    ['a PNG', bytes(PNG, 'IHDR', PNG_END), 'image/png'],
    ['a PNG that a camera added to', bytes(PNG, 'IHDR', PNG_END, 'more'), 'image/png'],
    ['a PNG without its first chunk', bytes(PNG, 'IDAT', PNG_END), undefined],
    ['a PNG without an end', bytes(PNG, 'IHDR'), undefined],
    ['a PNG that is cut off in its end', bytes(PNG, 'IHDR', PNG_END.slice(0, -1)), undefined],
    ['a PDF', bytes('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'application/pdf'],
    ['a PDF with a kilobyte after its end', bytes('%PDF-1.7\n%%EOF', blank(1000)), 'application/pdf'],
    ['a PDF that ends nowhere', bytes('%PDF-1.7\n%%EOF', blank(1024)), undefined],
    ['a page that is called a picture', bytes('<!doctype html><script>alert(1)</script>'), undefined],
    ['a page before a PDF', bytes('<html>%PDF-1.7\n%%EOF'), undefined],
    ['a drawing with a script', bytes('<svg onload="alert(1)"/>'), undefined],
    ['a GIF', bytes('GIF89a'), undefined],
    ['a program', bytes('MZ'), undefined],
    ['a ZIP', bytes('PK', [3, 4]), undefined],
    ['an empty file', bytes(), undefined],
  ])('a refund proof is identified by its content: %s', (_name, content, type) => {
    expect(findRefundProofType(content)).toBe(type)
    expect(checkRefundProof(content)).toBe(type === undefined ? 'REFUND_PROOF_UNREADABLE' : undefined)
  })

  it('a refund proof has two megabytes at most', () => {
    const ofSize = (size: number) => {
      const content = new Uint8Array(size)
      content.set(bytes(PNG, 'IHDR', PNG_END))
      return content
    }
    expect(REFUND_PROOF_MAX_BYTES).toBe(2_097_152)
    expect(checkRefundProof(ofSize(REFUND_PROOF_MAX_BYTES))).toBeUndefined()
    expect(checkRefundProof(ofSize(REFUND_PROOF_MAX_BYTES + 1))).toBe('REFUND_PROOF_TOO_LARGE')
  })
})
