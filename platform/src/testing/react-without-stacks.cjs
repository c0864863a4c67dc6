const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react')

/**
 * React's development build takes a stack for each created element, an eighth of the time of all screen tests. It omits
 * stacks above a number per second, which is always exceeded here; its warnings then name no owner.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} })
