import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, TEST } from './rule'

/** Rules for every file. */
export const EVERYWHERE: IForbiddenRuleType[] = [
  never(
    {
      name: 'through-the-exports',
      comment: 'A package is what its exports say; a path past them makes every file of it public.',
    },
    { path: '^(shared/[^/]+|shell|server|composer|demo|platform|e2e|mf-[^/]+)/' },
    {
      path: '^(shared/[^/]+|shell|server|composer|demo|platform|e2e|mf-[^/]+)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
  never(
    {
      name: 'through-the-exports',
      comment: 'A package is what its exports say; a path past them makes every file of it public.',
    },
    {},
    { path: '^@shuttle/', couldNotResolve: true },
  ),
  never(
    { name: 'imports-exist', comment: 'An import that leads nowhere hides what it would have broken.' },
    {},
    // The preset resolves it to the remote that it builds.
    { pathNot: '^(@shuttle/|remote-module$)', couldNotResolve: true },
  ),
  never(
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file; the order in which they start would decide what works.',
    },
    {},
    { circular: true },
  ),
  never(
    {
      name: 'tests-stay-apart',
      comment: 'What is written to test with must not reach a passenger.',
    },
    { pathNot: `${TEST}|^e2e/|^platform/` },
    { path: TEST },
  ),
]
