import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** TypeScript and JSX as every test of ours reads them. */
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

/** Packages that ship ES modules only, and our own, which are their source wherever they are installed. */
const toTransform = [
  'jose',
  'uuidv7',
  'lucide-react',
  '@base-ui',
  'tyme4ts',
  'content-disposition',
  'cookie',
  '@shuttle',
]
export const transformIgnorePatterns = [`/node_modules/(?!.*/node_modules/)(?!(${toTransform.join('|')})/)`]
