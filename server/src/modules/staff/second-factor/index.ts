export { beginEnrolment, confirmEnrolment, factorOwner } from './enrol'
export { giveFactor } from './give-factor'
export { resealFactors } from './reseal-factors'
export { deleteFactor, findFactor, findStaffSession, storeLastAct } from './second-factor.repository'
