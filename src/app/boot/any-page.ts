/*
 * A part of the inline scripts of both built pages. Sets the language of the document, and shows a notice if the
 * portal's script cannot be loaded.
 */
try {
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en';
} catch {
  // The browser blocks the storage: the default language stays.
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.dataset['startFailure'] = '';
    notice.textContent =
      '画面を表示できませんでした。通信の状態をご確認のうえ、画面を更新してください。 / The page could not be loaded. Please check your connection and reload.';
    document.body.prepend(notice);
    for (const form of document.forms) delete form.dataset['pressed'];
  },
  true,
);

export {};
