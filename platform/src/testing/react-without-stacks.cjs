const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react')

/**
 * React's development build takes a stack for each element that it makes, an eighth of the time of all tests of screens. It
 * leaves them out above a number of stacks each second: here it is always above. Its warnings name no owner then.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} })
