export interface Ceiling {
  most: number
  /** Cost of a higher ceiling. */
  why: string
}

const OPENED = 'a reader opens each to follow the walk; npm run size -- --walks lists them'

/**
 * Limits of what costs minutes, for each stage of `npm test`. A commit that raises one gives its reason in its message;
 * lower one when less is used.
 */
export const CEILINGS: Readonly<Record<string, Readonly<Record<string, Ceiling>>>> = {
  static: {
    'unit test file': { most: 438, why: 'each costs a tenth of a second' },
    'screen test file': { most: 152, why: 'each costs half a second: a document of its own' },
    'service test file': { most: 355, why: 'each costs half a second: a database of its own' },
    'browser test file': { most: 65, why: 'verify plays each of them in three languages' },
    'source line': {
      most: 142_442,
      why: 'each is read by everybody who changes the code; npm run size has the packages',
    },
    'test line': { most: 121_407, why: 'as a line of source' },
    'name exported twice': {
      most: 82,
      why: 'a reader cannot tell which is meant; npm run size -- --names lists them',
    },
    'file to confirm an order': { most: 64, why: OPENED },
    'file to publish a build': { most: 57, why: OPENED },
    'file to approve a refund request': { most: 42, why: OPENED },
    'file to change a departure': { most: 24, why: OPENED },
    'file to sign in': { most: 23, why: OPENED },
  },
  service: {
    database: { most: 312, why: 'each costs a twentieth of a second of processor, and its service a tenth' },
  },
  browser: {
    'browser story': {
      most: 21,
      why: 'each costs ten seconds: one for each money path and each promise of composition',
    },
    site: { most: 11, why: 'each costs two seconds: stories that do not disturb each other share one' },
  },
}
