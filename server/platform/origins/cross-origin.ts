/** The headers of an answer that pages of other sites may read. */
export const exposedHeaders = ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy']

/** The headers with which pages of other sites read a bot's answers, apart from the header that names the site. */
export const crossOrigin = {
  'Access-Control-Expose-Headers': exposedHeaders.join(','),
  Vary: 'Origin',
}
