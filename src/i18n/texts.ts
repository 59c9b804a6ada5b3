import type account from './ja/account.json';
import type billExport from './ja/bill-export.json';
import type billTools from './ja/bill-tools.json';
import type bills from './ja/bills.json';
import type calendar from './ja/calendar.json';
import type common from './ja/common.json';
import type downloadLink from './ja/download-link.json';
import type downloads from './ja/downloads.json';
import type eStorage from './ja/e-storage.json';
import type errorPage from './ja/error-page.json';
import type flow from './ja/flow.json';
import type form from './ja/form.json';
import type frame from './ja/frame.json';
import type information from './ja/information.json';
import type invoiceNumber from './ja/invoice-number.json';
import type login from './ja/login.json';
import type notices from './ja/notices.json';
import type parts from './ja/parts.json';
import type password from './ja/password.json';
import type preview from './ja/preview.json';
import type receipt from './ja/receipt.json';
import type registration from './ja/registration.json';
import type shell from './ja/shell.json';
import type statusHistory from './ja/status-history.json';
import type top from './ja/top.json';
import type ui from './ja/ui.json';
import type validation from './ja/validation.json';

/**
 * All texts by namespace: `common.logout` is the key `logout` of `ja/common.json`. The Japanese file defines the
 * keys. A new namespace is one import and one line here, and one file for each language.
 */
interface Texts {
  account: typeof account;
  'bill-export': typeof billExport;
  'bill-tools': typeof billTools;
  bills: typeof bills;
  calendar: typeof calendar;
  common: typeof common;
  'download-link': typeof downloadLink;
  downloads: typeof downloads;
  'e-storage': typeof eStorage;
  'error-page': typeof errorPage;
  flow: typeof flow;
  form: typeof form;
  frame: typeof frame;
  information: typeof information;
  'invoice-number': typeof invoiceNumber;
  login: typeof login;
  notices: typeof notices;
  parts: typeof parts;
  password: typeof password;
  preview: typeof preview;
  receipt: typeof receipt;
  registration: typeof registration;
  shell: typeof shell;
  'status-history': typeof statusHistory;
  top: typeof top;
  ui: typeof ui;
  validation: typeof validation;
}

/** Namespaces whose keys come from answers: the codes of S8, the field names of S3. */
type DynamicNamespace = 'errors' | 'field-names';

export type Namespace = keyof Texts | DynamicNamespace;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}
