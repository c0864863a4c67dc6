import { toBase64 } from '@shuttle/calls/staff'
import { addPictureCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'

/** 300 KiB on a slow line take longer than any other call. */
const UPLOAD_TIMEOUT_MS = 60_000

/**
 * Stores a picture and answers its address. Throws `ApiError`: `refused` with STAFF_PICTURE_TOO_LARGE or
 * STAFF_PICTURE_UNREADABLE.
 */
export const uploadPicture = async (bytes: Uint8Array): Promise<string> =>
  (await staffCall(addPictureCall, { file: toBase64(bytes) }, { timeoutMs: UPLOAD_TIMEOUT_MS })).picture
