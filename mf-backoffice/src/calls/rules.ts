import { FARE_TYPE, salesRuleFromWire, toCode } from '@shuttle/calls/staff'
import { ApiError } from '@shuttle/contracts'
import type { CaptchaKind, CaptchaRule, CivilDate, SalesRule } from '@shuttle/domain'
import type { RuleState } from '@shuttle/domain/staff'
import {
  endCaptchaRuleCall,
  endSalesRuleCall,
  endSurveyCall,
  queryRulesCall,
  saveCaptchaRuleCall,
  saveSalesRuleCall,
  saveSurveyCall,
} from '@shuttle/wire/staff'
import type { Survey, SurveyNotice } from '../domain/survey'
import { readMoment, writeMoment } from './moment'
import { type CatalogueLine, toCatalogueLine } from './prices'
import type { Revised } from './shown-content'
import { staffCall } from './staff-call'

/** A dated rule with its state for staff. */
export interface StaffRule<Content> extends Revised<Content> {
  state: RuleState
}

/** All dated rules, those in force first, with the names that they need. */
export interface Rules {
  today: CivilDate
  sales: StaffRule<SalesRule>[]
  captcha: StaffRule<CaptchaRule>[]
  surveys: StaffRule<Survey>[]
  lines: CatalogueLine[]
  areas: { code: string; name: string }[]
  notices: SurveyNotice[]
}

type Answer = (typeof queryRulesCall)['answer']['_zod']['output']['responseData']
type Which = Pick<Revised<unknown>, 'id' | 'revision'>

const STATES: Readonly<Record<string, RuleState>> = { PLANNED: 'planned', IN_FORCE: 'inForce', OVER: 'over' }
const CAPTCHA_KINDS: Readonly<Record<string, CaptchaKind>> = { 0: 'none', 1: 'digits', 2: 'slide' }
const CAPTCHA_CODES = { none: '0', digits: '1', slide: '2' } as const satisfies Record<CaptchaKind, string>

/** An unknown state counts as over: the page offers no action for it. */
const toShown = ({ ruleId, revision, state }: { ruleId: string; revision: number; state: string }) => ({
  id: ruleId,
  revision,
  state: STATES[state] ?? 'over',
})

const toSalesRule = (row: Answer['salesRules'][number]): StaffRule<SalesRule>[] => {
  const content = salesRuleFromWire(row)
  return content ? [{ ...toShown(row), content }] : []
}

const toCaptchaRule = (row: Answer['captchaRules'][number]): StaffRule<CaptchaRule>[] => {
  const kind = CAPTCHA_KINDS[row.captchaType]
  if (!kind) return []
  const until = row.endTime === '' ? undefined : readMoment(row.endTime)
  const content = { lineCode: row.lineCode || undefined, kind, from: readMoment(row.beginTime), until }
  return [{ ...toShown(row), content }]
}

const toSurvey = (row: Answer['surveys'][number]): StaffRule<Survey> => ({
  ...toShown(row),
  content: { from: readMoment(row.beginTime), until: readMoment(row.endTime), noticeId: row.noticeId },
})

/** Leaves out rules of a kind that this build does not know. Throws `ApiError`. */
export const fetchRules = async (signal?: AbortSignal): Promise<Rules> => {
  const { responseData } = await staffCall(queryRulesCall, {}, signal && { signal })
  return {
    today: responseData.today,
    sales: responseData.salesRules.flatMap(toSalesRule),
    captcha: responseData.captchaRules.flatMap(toCaptchaRule),
    surveys: responseData.surveys.map(toSurvey),
    lines: responseData.lines.map(toCatalogueLine),
    areas: responseData.areas.map(({ areaCode: code, name }) => ({ code, name })),
    notices: responseData.notices.map(({ noticeId, title, beginTime, endTime }) => ({
      id: noticeId,
      title,
      from: readMoment(beginTime),
      until: readMoment(endTime),
    })),
  }
}

/** Reads the answer to a save. The kind is known, because this build wrote it. */
const readSaved = <Rule>([rule]: readonly Rule[]): Rule => {
  if (rule === undefined) throw new ApiError({ kind: 'unreadable', code: 'rule' })
  return rule
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE where another editor was faster, and what is wrong with it. */
export const saveSalesRule = async ({ id, revision, content }: Revised<SalesRule>): Promise<StaffRule<SalesRule>> => {
  const { responseData } = await staffCall(saveSalesRuleCall, {
    ruleId: id,
    revision,
    kind: content.kind,
    feeTypes: 'fareTypes' in content ? content.fareTypes.map((type) => toCode(FARE_TYPE, type)) : [],
    aboveLevel: 'aboveLevel' in content ? content.aboveLevel : 0,
    need: content.kind === 'asks-passengers' ? content.need : '',
    notice: content.kind === 'notice' ? content.notice : '',
    appliesTo: [...content.appliesTo],
    dateFrom: content.from ?? '',
    dateTo: content.until ?? '',
  })
  return readSaved(toSalesRule(responseData))
}

/** As {@link saveSalesRule}. */
export const saveCaptchaRule = async ({
  id,
  revision,
  content,
}: Revised<CaptchaRule>): Promise<StaffRule<CaptchaRule>> => {
  const { responseData } = await staffCall(saveCaptchaRuleCall, {
    ruleId: id,
    revision,
    lineCode: content.lineCode ?? '',
    captchaType: CAPTCHA_CODES[content.kind],
    beginTime: writeMoment(content.from),
    endTime: content.until === undefined ? '' : writeMoment(content.until),
  })
  return readSaved(toCaptchaRule(responseData))
}

/** As {@link saveSalesRule}. */
export const saveSurvey = async ({ id, revision, content }: Revised<Survey>): Promise<StaffRule<Survey>> => {
  const times = { beginTime: writeMoment(content.from), endTime: writeMoment(content.until) }
  const { responseData } = await staffCall(saveSurveyCall, {
    ruleId: id,
    revision,
    ...times,
    noticeId: content.noticeId,
  })
  return toSurvey(responseData)
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE. */
export const endSalesRule = ({ id, revision }: Which): Promise<unknown> =>
  staffCall(endSalesRuleCall, { ruleId: id, revision })

/** As {@link endSalesRule}. */
export const endCaptchaRule = ({ id, revision }: Which): Promise<unknown> =>
  staffCall(endCaptchaRuleCall, { ruleId: id, revision })

/** As {@link endSalesRule}. */
export const endSurvey = ({ id, revision }: Which): Promise<unknown> =>
  staffCall(endSurveyCall, { ruleId: id, revision })
