import { readXml, textXml, wrapXml } from './xml'

const element = (name: string, text = '', children: object[] = [], attributes = {}) => ({
  name,
  attributes,
  children,
  text,
})

describe('documents of Octopus are read strictly', () => {
  it('the parser reads elements, attributes and text, whatever the prefix', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<n:a xmlns:n="x" n:code='1 > 0'>
  <n:b>5 &lt; 6 &amp; &#x516B;&#36948;</n:b><c/></n:a>
`
    expect(readXml(xml)).toEqual(
      element('a', '\n  ', [element('b', '5 < 6 & 八達'), element('c')], { n: 'x', code: '1 > 0' }),
    )
  })
  it('the parser reads the written text, special characters included', () => {
    const text = `<&>"'`
    expect(readXml(wrapXml('a', [textXml('b', text)], { c: text }))).toEqual(
      element('a', '', [element('b', text)], { c: text }),
    )
  })
  it.each([
    ['nothing', ''],
    ['text alone', 'a'],
    ['an open element', '<a>'],
    ['an end without a start', '</a>'],
    ['ends in a wrong order', '<a><b></a></b>'],
    ['two roots', '<a/><b/>'],
    ['text behind the root', '<a/>b'],
    ['an attribute without quotes', '<a b=c/>'],
    ['an end with an attribute', '<a></a b="c">'],
    ['a type of document', '<!DOCTYPE a><a/>'],
    ['an entity that refers elsewhere', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['an undeclared entity', '<a>&x;</a>'],
    ['an ampersand that is no entity', '<a>b & c</a>'],
    ['a character beyond all', '<a>&#x110000;</a>'],
    ['a comment', '<a><!-- b --></a>'],
    ['a section', '<a><![CDATA[b]]></a>'],
    ['an instruction', '<a><?b c?></a>'],
    ['a declaration in the middle', '<a><?xml version="1.0"?></a>'],
    ['too many levels', `${'<a>'.repeat(17)}${'</a>'.repeat(17)}`],
  ])('the parser reads nothing in %s', (_name, xml) => {
    expect(readXml(xml)).toBeUndefined()
  })
  it('the parser reads 16 levels', () => {
    expect(readXml(`${'<a>'.repeat(15)}${'</a>'.repeat(15)}`)?.name).toBe('a')
  })
  it('the parser is not slow with a long text that is malformed at its end', () => {
    expect(readXml(`<a ${'b="c" '.repeat(50_000)}`)).toBeUndefined()
    expect(readXml(`<a>${' '.repeat(200_000)}`)).toBeUndefined()
  })
})
