import { ACCOUNTS_READING } from '@shuttle/domain'
import {
  addPauseCall,
  addPictureCall,
  addPolicyCall,
  changePolicyCall,
  endBannerCall,
  endCaptchaRuleCall,
  endNoticeCall,
  endPauseCall,
  endSalesRuleCall,
  endSurveyCall,
  queryBannersCall,
  queryNoticesCall,
  queryPausesCall,
  queryPoliciesCall,
  queryRulesCall,
  saveBannerCall,
  saveCaptchaRuleCall,
  saveNoticeCall,
  saveSalesRuleCall,
  saveSurveyCall,
  withdrawPolicyCall,
} from '@shuttle/wire/staff'
import { aPicture } from '../../modules/passenger/refund-requests/testing/proof-file'
import { bodyOf, type StaffBody } from './staff-body'
import type { StaffStage } from './staff-stage'

const from = Date.parse('2026-12-05T10:00:00+08:00')
const period = { from, until: from + 86_400_000 }
const titles = { titleZhHk: '測試', titleZhCn: '测试', titleEn: 'Test' }
const texts = { contentZhHk: '測試', contentZhCn: '测试', contentEn: 'Test' }
const added = (id: string) => ({ id, revision: 0 })
const shown = (id: string) => () => ({ id, revision: 1 })
const policy = { from: '2026-12-05', until: undefined, terms: ACCOUNTS_READING }

const shownPolicies = async ({ people }: StaffStage) => {
  const { rows, revision } = (await people.supervisor.send(queryPoliciesCall, {})).data
  return { policyId: rows.find(({ state }) => state === 'planned')?.id ?? '', revision }
}

/** Notices, banners, rules and refund policies; later entries need the earlier ones. */
export const BODIES_OF_CONTENT: StaffBody[] = [
  bodyOf(saveNoticeCall, () => ({ ...added('n-1'), content: { ...titles, ...texts, ...period } })),
  bodyOf(queryNoticesCall, () => ({})),
  bodyOf(endNoticeCall, shown('n-1')),
  bodyOf(addPictureCall, () => ({ file: aPicture() })),
  bodyOf(saveBannerCall, () => ({
    ...added('b-1'),
    content: { ...titles, ...period, picture: '/api/pictures/macau.svg', link: '/notices', position: 1 },
  })),
  bodyOf(queryBannersCall, () => ({})),
  bodyOf(endBannerCall, shown('b-1')),
  bodyOf(saveCaptchaRuleCall, () => ({
    ...added('c-1'),
    content: { lineCode: 'HKGZHO', kind: 'digits' as const, ...period },
  })),
  bodyOf(endCaptchaRuleCall, shown('c-1')),
  bodyOf(saveSurveyCall, () => ({ ...added('s-1'), content: { ...period, noticeId: undefined } })),
  bodyOf(endSurveyCall, shown('s-1')),
  bodyOf(saveSalesRuleCall, () => ({
    ...added('r-1'),
    content: {
      ...({ kind: 'passenger-details', need: 'required' } as const),
      ...{ appliesTo: ['HKGZHO'], from: '2026-12-05', until: '2026-12-06' },
    },
  })),
  bodyOf(queryRulesCall, () => ({})),
  bodyOf(endSalesRuleCall, shown('r-1')),
  bodyOf(queryPoliciesCall, () => ({})),
  bodyOf(addPolicyCall, async (stage) => ({ content: policy, revision: (await shownPolicies(stage)).revision })),
  bodyOf(changePolicyCall, async (stage) => ({
    content: { ...policy, from: '2026-12-06' },
    ...(await shownPolicies(stage)),
  })),
  bodyOf(withdrawPolicyCall, shownPolicies),
  bodyOf(addPauseCall, () => ({
    ...{ lineCode: 'HKGMAC', from: undefined, until: undefined, reasonText: 'Road works' },
    requestKey: 'paused-once-for-all',
  })),
  bodyOf(queryPausesCall, () => ({})),
  bodyOf(endPauseCall, async ({ people }) => {
    const [pause] = (await people.supervisor.send(queryPausesCall, {})).data
    return { pauseNo: pause?.pauseNo ?? '' }
  }),
]
