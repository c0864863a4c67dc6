import type { IForbiddenRuleType } from 'dependency-cruiser'
import { never, shared, TEST } from './rule'

/** Direction of imports: `remote.ts -> pages -> features -> components -> (state, addresses) -> domain`. */
export const INSIDE_A_REMOTE: IForbiddenRuleType[] = [
  never(
    {
      name: 'remote-is-the-top',
      comment: 'A remote is composed in remote.ts; who imports it drags every page behind.',
    },
    { path: '^(mf-[^/]+)/src/', pathNot: TEST },
    { path: '^$1/src/remote\\.tsx?$' },
  ),
  never(
    {
      name: 'pages-above-features',
      comment: 'A page introduces features to each other; a feature that knows its page can be used in no other.',
    },
    { path: '^(mf-[^/]+)/src/(features|components|state|addresses|domain)/' },
    { path: '^$1/src/pages/' },
  ),
  never(
    {
      name: 'features-above-data',
      comment: 'Data and drafts outlive the screens that show them, and a component is used by several of them.',
    },
    { path: '^(mf-[^/]+)/src/(components|state|addresses|domain)/' },
    { path: '^$1/src/features/' },
  ),
  never(
    {
      name: 'components-above-data',
      comment: 'What is stored and what an address says does not depend on how it is drawn.',
    },
    { path: '^(mf-[^/]+)/src/(state|addresses|domain)/', pathNot: TEST },
    { path: '^$1/src/components/' },
  ),
  never(
    {
      name: 'features-know-no-neighbour',
      comment:
        'Features meet on a page or in the panel of a slot; one that needs another cannot be moved or dropped alone.',
    },
    { path: '^(mf-[^/]+)/src/features/([^/]+)/', pathNot: [TEST, '-panel\\.tsx$'] },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  never(
    {
      name: 'remote-domain-is-pure',
      comment:
        'Rules are answers to data; a store, a call or a widget in them would make them untestable without a screen.',
    },
    { path: '^(mf-[^/]+)/src/domain/', pathNot: TEST },
    {
      path: ['^(mf-[^/]+|shared)/', '(^|/)node_modules/'],
      pathNot: [
        '^mf-[^/]+/src/(domain|pages|features)/',
        '^mf-[^/]+/src/remote\\.tsx?$',
        shared('domain', 'contracts'),
      ],
    },
  ),
]
