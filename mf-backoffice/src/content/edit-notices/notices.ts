import { queryNoticesCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { contentState } from '../state/content-state'

export const NOTICES = contentState('notices', (query, signal) => staffCall(queryNoticesCall, query, { signal }))
