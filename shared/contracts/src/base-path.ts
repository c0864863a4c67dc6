/** Every page and file of the site is below this path; only the API and the operators' addresses are outside. */
export const BASE_PATH = '/webhtml/'
