/**
 * Reads `{ root, files, forbidden }` as JSON from standard input, writes `{ modulesSeen, violations }`. It is a
 * separate process without tsx, whose loader changes the shape of CommonJS packages that dependency-cruiser expects.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Without a usable compiler, dependency-cruiser sees no module of ours and passes. */
const swc = createRequire(import.meta.url)('@swc/core')
const parse = swc.parseFileSync

/** Type imports have no code: types of packages are allowed anywhere, types of call answers in a remote's rules. */
const isFreeType = (file, { type, typeOnly, source }) =>
  type === 'ImportDeclaration' &&
  typeOnly &&
  (/^(?!\.|@shuttle\/)/.test(source.value) ||
    (source.value === '@shuttle/calls' && /mf-[^/]+\/src\/domain\//.test(file)))

/** Extends dependency-cruiser's parser with JSX in `.tsx` (otherwise a syntax error) and `import type`. */
swc.parseFileSync = (file, options) => {
  const module = parse(file, { ...options, tsx: file.endsWith('.tsx') })
  module.body = module.body.filter((item) => !isFreeType(file, item))
  return module
}

const { cruise } = await import('dependency-cruiser')
const { root, files, forbidden } = JSON.parse(readFileSync(0, 'utf8'))
const { output } = await cruise(
  files,
  {
    baseDir: root,
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules|/generated/' },
  },
  {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
  },
)
const ours = new Set(files)
const report = {
  modulesSeen: output.modules.filter(({ source }) => ours.has(source)).length,
  violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
}
process.stdout.write(JSON.stringify(report))
