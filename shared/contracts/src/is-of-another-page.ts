/** Whether a browser sends a request for a page of another origin; a client that names none is trusted. */
export const isOfAnotherPage = (headers: { 'sec-fetch-site'?: string | string[] | undefined }): boolean => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
