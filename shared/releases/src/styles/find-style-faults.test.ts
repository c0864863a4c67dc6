import { findStyleFaults, isNameOfRemote } from './find-style-faults'

const isOwn = isNameOfRemote('mf-x')
const owner = { isOwnClass: isOwn, isOwnAnimation: isOwn }
const faultsOf = (css: string) => findStyleFaults(css, owner).map(({ message }) => message)
const inLayer = (rules: string) => faultsOf(`@layer remote{${rules}}`)

describe('a style of a remote', () => {
  it.each([
    '.mf-x__a{color:red}',
    '.mf-x__a button,.mf-x__a>*{color:red}',
    '.mf-x__a>a+a{color:red}',
    'html:has(.mf-x__open) .mf-x__a{color:red}',
    'button.mf-x__a:not(.other)::before{color:red!important}',
    ':is(.mf-x__a,.mf-x__b) p{color:red}',
    ':where(.mf-x__a){color:red}',
    '[data-theme=dark] .mf-x__a{color:red}',
    '@media (min-width:1px){@supports (color:red){.mf-x__a{color:red}}}',
    '@container (min-width:1px){.mf-x__a{color:red}}',
    '@keyframes mf-x__turn{from{opacity:0}to{opacity:1}}',
    '.mf-x__a{--set:{a:b};color:red;& b{color:red}p{color:red}>p{color:red}&:hover{color:red}@media print{color:red}}',
    '@layer inner{.mf-x__a{color:red}}',
    '.\\6d f-x__a{color:red}',
    '',
  ])('a style of a remote is accepted with %s', (rules) => expect(inLayer(rules)).toEqual([]))

  it.each([
    ['a tag', 'button{visibility:hidden}', 'button'],
    ['one of several', '.mf-x__a,a{visibility:hidden}', 'a'],
    ['a pattern that was not filled in', '.mf-x__a-\\[hash\\:6\\]{color:red}', '\\.mf-x__a-\\\\\\[hash\\\\:6\\\\\\]'],
    ['everything', '*{margin:0}', '\\*'],
    ['the root', ':root{--color-text:red}', ':root'],
    ['the body in a foreign state', 'body:has(.mf-x__a){overflow:hidden}', 'body:has\\(.mf-x__a\\)'],
    ['the parent of an own element', ':has(>.mf-x__a){margin:0}', ':has\\(>.mf-x__a\\)'],
    ['a neighbour of an own element', '.mf-x__a+button{color:red}', '.mf-x__a\\+button'],
    ['all neighbours', '.mf-x__a~*{color:red}', '.mf-x__a~\\*'],
    ['what is not own', ':not(.mf-x__a){color:red}', ':not\\(.mf-x__a\\)'],
    ['one of several in a function', ':is(.mf-x__a,a){color:red}', ':is\\(.mf-x__a,a\\)'],
    ['a class of another remote', '.mf-xy__a{color:red!important}', '.mf-xy__a'],
    ['a class of the shell', '.shell-page{display:none}', '.shell-page'],
    ['an attribute', '[data-slot]{display:none}', '\\[data-slot\\]'],
    ['a CSS module that was not compiled', ':global(.mf-x__a){color:red}', ':global\\(.mf-x__a\\)'],
    ['a tag that is written in escapes', '\\62utton{color:red}', '\\\\62utton'],
    ['a tag behind a condition', '@media screen{@supports (color:red){a{color:red}}}', 'a'],
    ['a nested rule about the root', '.mf-x__a{:root:has(&){color:red}}', ':root:has\\(&\\)'],
    ['a nested rule about neighbours', '.mf-x__a{+button{color:red}}', '\\+button'],
    ['a nested rule about neighbours of &', '.mf-x__a{&~button{color:red}}', '&~button'],
  ])('a style of a remote is refused when it matches %s', (_, rules, selector) => {
    expect(inLayer(rules)).toEqual([
      expect.stringMatching(new RegExp(`^${selector} matches elements of other remotes and of the shell\\. Begin`)),
    ])
  })

  it.each([
    ['@import "/other.css";', /^@import .* holds for the whole page\. Import the style/],
    ['@font-face{font-family:system-ui;src:url(a.woff2)}', /^@font-face holds for the whole page\. Use the fonts/],
    ['@property --color-text{syntax:"*";inherits:false}', /^@property --color-text holds/],
    ['@counter-style decimal{system:cyclic;symbols:x}', /^@counter-style decimal holds .* Do without it\.$/],
    ['@keyframes boot-skeleton-appears{from{opacity:1}}', /^@keyframes boot-skeleton-appears replaces an animation/],
    ['@keyframes "spin"{from{opacity:1}}', /^@keyframes "spin" replaces/],
    ['@-webkit-keyframes spin{from{opacity:1}}', /^@-webkit-keyframes spin replaces/],
    ['x;.mf-x__a{color:red}', /^This is no rule/],
    ['.mf-x__a', /^This is no rule/],
  ])('a style of a remote is refused when it contains %s', (rules, message) => {
    expect(inLayer(rules)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['no layer', '.mf-x__a{color:red}', /^\.mf-x__a is in no layer, so it wins/],
    ['the layer of the shell', '@layer shell{.mf-x__a{color:red}}', /^@layer shell is no layer of a remote/],
    ['a layer without a name', '@layer{.mf-x__a{color:red}}', /^@layer is no layer of a remote/],
    ['an order of layers', '@layer remote,reset;', /^@layer remote,reset is no layer of a remote/],
  ])('a style of a remote is refused with %s', (_, css, message) => {
    expect(faultsOf(css)).toEqual([expect.stringMatching(message)])
  })

  it('a style of a remote is refused when a browser might parse it differently', () => {
    expect(faultsOf('@layer remote{.mf-x__a{content:"}')).not.toEqual([])
    expect(faultsOf('@layer remote{.mf-x__a{color:red}')).not.toEqual([])
    expect(faultsOf('}button{color:red}')).not.toEqual([])
  })

  it('a style of a remote is reported with line and column of the fault', () => {
    const css =
      '@layer remote {\n  .mf-x__a {\n    color: red;\n  }\n\n  /* all */\n  .mf-x__a,\n    button {\n    color: red;\n  }\n}\n'
    expect(findStyleFaults(css, owner)).toEqual([expect.objectContaining({ line: 8, column: 5 })])
  })
})
