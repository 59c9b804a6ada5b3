import type bills from './ja/bills.json';
import type common from './ja/common.json';
import type login from './ja/login.json';
import type shell from './ja/shell.json';
import type ui from './ja/ui.json';

/**
 * All texts by namespace: `common.logout` is the key `logout` of `ja/common.json`. The Japanese
 * file says which keys there are; a new namespace is one line here and one file per language.
 */
export interface Texts {
  bills: typeof bills;
  common: typeof common;
  login: typeof login;
  shell: typeof shell;
  ui: typeof ui;
}

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}
