import { REFUND_PROOF_MAX_BYTES, REFUND_PROOF_TYPES } from '@shuttle/domain'

/** Enough to read a letter that fills the photo. */
const LONGEST_SIDE = 2400
const QUALITY = 0.8

const isFit = ({ type, size }: File): boolean =>
  size <= REFUND_PROOF_MAX_BYTES && REFUND_PROOF_TYPES.some((known) => known === type)

const draw = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/**
 * Converts a photo that is too large or of another format into a JPEG that fits. Other files, and photos that this
 * browser cannot decode, are returned unchanged: the field shows their error.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || isFit(file)) return file
  try {
    const drawn = await draw(file)
    return drawn ? new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: drawn.type }) : file
  } catch {
    return file
  }
}
