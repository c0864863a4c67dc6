import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Transform of TypeScript and JSX for all tests of ours. */
export const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}

/** Packages that ship ES modules only, and our own, which are source wherever they are installed. */
const toTransform = [
  'jose',
  'uuidv7',
  'lucide-react',
  'p-map',
  '@base-ui',
  'tyme4ts',
  'content-disposition',
  'cookie',
  'httpxy',
  '@shuttle',
]
export const transformIgnorePatterns = [`/node_modules/(?!.*/node_modules/)(?!(${toTransform.join('|')})/)`]
