/** The addresses of the portal of one customer code, without trailing slashes. */
export interface BasePath {
  /** The first segment of the address, percent-encoded. */
  customerCode: string;
  /** `/demo/mypage`, the prefix of the routes of S2. */
  base: string;
  /** `/demo/mypage-api`, the prefix of the calls of S7. */
  apiBase: string;
}

/**
 * The placeholder for the customer code in pages rendered at build time. The first script of such a page replaces it.
 */
const placeholderCustomerCode = '-';

const basePathOf = (customerCode: string): BasePath => ({
  customerCode,
  base: `/${customerCode}/mypage`,
  apiBase: `/${customerCode}/mypage-api`,
});

/**
 * Reads the base path from the first two segments of `pathname` (S1).
 *
 * @returns undefined if the first segment is empty or the second segment is not `mypage`: then only the catch-all page
 *   is shown
 */
export function parseBasePath(pathname: string): BasePath | undefined {
  const [, code, area] = pathname.split('/');
  return code && area === 'mypage' ? basePathOf(code) : undefined;
}

/**
 * The base path of the current page. Only for code that runs inside the portal.
 *
 * @throws Error on the catch-all page, which has no base path
 */
export function getBasePath(): BasePath {
  if (typeof location === 'undefined') return basePathOf(placeholderCustomerCode);
  const basePath = parseBasePath(location.pathname);
  if (!basePath) throw new Error(`No customer code in ${location.pathname}`);
  return basePath;
}
