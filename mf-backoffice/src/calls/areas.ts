import type { Area } from '@shuttle/domain/staff'
import { addAreaCall, queryAreasCall, removeAreaCall, renameAreaCall } from '@shuttle/wire/staff'
import { staffCall } from './staff-call'

/** An area with its names. */
export interface StaffArea extends Area {
  lines: number
  rules: number
  /** Revision that the form showed. */
  revision: string
}

type Answer = (typeof queryAreasCall)['answer']['_zod']['output']['responseData']

const fromWire = ({ areas }: Answer): StaffArea[] =>
  areas.map(({ areaCode: code, nameZhHk, nameZhCn, nameEn, lines, rules, revision }) => ({
    code,
    nameZhHk,
    nameZhCn,
    nameEn,
    lines,
    rules,
    revision,
  }))

const toNames = ({ nameZhHk, nameZhCn, nameEn }: Area) => ({ nameZhHk, nameZhCn, nameEn })

/** Every area, by code. Throws `ApiError`. */
export const fetchAreas = async (signal?: AbortSignal): Promise<StaffArea[]> =>
  fromWire((await staffCall(queryAreasCall, {}, signal && { signal })).responseData)

/** Throws `ApiError`: `refused` with STAFF_AREA_EXISTS. */
export const addArea = async (area: Area): Promise<StaffArea[]> =>
  fromWire((await staffCall(addAreaCall, { areaCode: area.code, ...toNames(area) })).responseData)

/** Throws `ApiError`: `refused` with AREA_NOT_FOUND, and with STAFF_FORM_STALE where another editor was faster. */
export const renameArea = async (area: Area, expectedRevision: string): Promise<StaffArea[]> =>
  fromWire((await staffCall(renameAreaCall, { areaCode: area.code, expectedRevision, ...toNames(area) })).responseData)

/** Throws `ApiError`: `refused` with AREA_NOT_FOUND, STAFF_AREA_IN_USE and STAFF_FORM_STALE. */
export const removeArea = async ({ code, revision }: Pick<StaffArea, 'code' | 'revision'>): Promise<StaffArea[]> =>
  fromWire((await staffCall(removeAreaCall, { areaCode: code, expectedRevision: revision })).responseData)
