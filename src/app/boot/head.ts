/*
 * The first script of the built login page, put into its HTML: says the page's language before
 * anything is painted. Small and without imports, since it stands in the way of the first paint.
 */
try {
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en';
} catch {
  // Storage is closed to the page: the default language stays.
}
