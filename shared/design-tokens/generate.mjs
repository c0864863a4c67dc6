import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'
import { cssValue } from './css-value.mjs'

const source = (name) => fileURLToPath(new URL(`tokens/${name}`, import.meta.url))

/** Every token of one source file: its name (the path, joined by `-`), kind, value as designed and value as CSS. */
const readTokens = async (name) => {
  const dictionary = new StyleDictionary({
    source: [source(name)],
    log: { verbosity: 'silent' },
    hooks: {
      transforms: {
        'shuttle/name': { type: 'name', transform: (token) => token.path.join('-') },
        'shuttle/css': { type: 'value', transform: (token) => cssValue(token.$type, token.$value) },
      },
    },
    platforms: { css: { transforms: ['shuttle/name', 'shuttle/css'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  return allTokens.map((token) => ({
    name: token.name,
    type: token.$type,
    designed: token.original.$value,
    css: token.$value,
  }))
}

const block = (selector, declarations, indent = '  ') =>
  [`${indent}${selector} {`, ...declarations.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n')

const properties = (tokens) => tokens.map(({ name, css }) => `--${name}: ${css};`)

const cssFile = (light, dark) => {
  const colors = light.filter(({ type }) => type === 'color')
  const rest = light.filter(({ type }) => type !== 'color')
  const lightLines = ['color-scheme: light;', ...properties(colors)]
  const darkLines = ['color-scheme: dark;', ...properties(dark)]
  return `/* Generated from tokens/*.json by build.mjs. Change the tokens, not this file. */
@layer tokens {
${block(':root', properties(rest))}
${block(':root,\n  [data-theme="light"]', lightLines)}
  @media (prefers-color-scheme: dark) {
${block(':root:not([data-theme="light"])', darkLines, '    ')}
  }
${block('[data-theme="dark"]', darkLines)}
}
`
}

const literal = (entries) => entries.map(([key, value]) => `  '${key}': ${JSON.stringify(value)},`).join('\n')
const strip = (prefix, tokens) => tokens.map((token) => [token.name.slice(prefix.length), token])

const tsFile = (light, dark) => {
  const toColors = (tokens) =>
    literal(
      strip(
        'color-',
        tokens.filter(({ type }) => type === 'color'),
      ).map(([key, { css }]) => [key, css]),
    )
  const durations = strip(
    'duration-',
    light.filter(({ type }) => type === 'duration'),
  )
  return `// Generated from tokens/*.json by build.mjs. Change the tokens, not this file.

/** Colours of the light theme, for the few places CSS does not reach (the browser's theme colour, QR codes, e-mail). */
export const LIGHT_COLORS = {
${toColors(light)}
} as const

/** The same names in the dark theme. */
export const DARK_COLORS: Record<keyof typeof LIGHT_COLORS, string> = {
${toColors(dark)}
}

/** Milliseconds. */
export const DURATION_MS = {
${literal(durations.map(([key, { designed }]) => [key, designed.value]))}
} as const

/** Every custom property there is; a style may use no other. */
export const TOKEN_NAMES = [
${light.map(({ name }) => `  '--${name}',`).join('\n')}
] as const
`
}

/** The generated files by name. Dark is read separately: it contains only what differs. */
export const generate = async () => {
  const light = await readTokens('tokens.json')
  const dark = await readTokens('tokens.dark.json')
  return { 'tokens.css': cssFile(light, dark), 'tokens.ts': tsFile(light, dark) }
}
