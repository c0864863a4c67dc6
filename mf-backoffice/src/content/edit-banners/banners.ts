import { queryBannersCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { contentState } from '../state/content-state'

export const BANNERS = contentState('banners', (query, signal) => staffCall(queryBannersCall, query, { signal }))
