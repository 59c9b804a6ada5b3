// Made by `npm run generate` from src/i18n/ja. Do not edit.

import type account from '../src/i18n/ja/account.json';
import type billExport from '../src/i18n/ja/bill-export.json';
import type billTools from '../src/i18n/ja/bill-tools.json';
import type bills from '../src/i18n/ja/bills.json';
import type calendar from '../src/i18n/ja/calendar.json';
import type common from '../src/i18n/ja/common.json';
import type downloadLink from '../src/i18n/ja/download-link.json';
import type downloadRecord from '../src/i18n/ja/download-record.json';
import type downloads from '../src/i18n/ja/downloads.json';
import type eStorage from '../src/i18n/ja/e-storage.json';
import type errorPage from '../src/i18n/ja/error-page.json';
import type flow from '../src/i18n/ja/flow.json';
import type form from '../src/i18n/ja/form.json';
import type frame from '../src/i18n/ja/frame.json';
import type information from '../src/i18n/ja/information.json';
import type invoiceNumber from '../src/i18n/ja/invoice-number.json';
import type login from '../src/i18n/ja/login.json';
import type notices from '../src/i18n/ja/notices.json';
import type parts from '../src/i18n/ja/parts.json';
import type password from '../src/i18n/ja/password.json';
import type preview from '../src/i18n/ja/preview.json';
import type registration from '../src/i18n/ja/registration.json';
import type shell from '../src/i18n/ja/shell.json';
import type statusHistory from '../src/i18n/ja/status-history.json';
import type top from '../src/i18n/ja/top.json';
import type ui from '../src/i18n/ja/ui.json';
import type validation from '../src/i18n/ja/validation.json';

/** All texts by namespace: `common.logout` is the key `logout` of `ja/common.json`. */
export interface Texts {
  'account': typeof account;
  'bill-export': typeof billExport;
  'bill-tools': typeof billTools;
  'bills': typeof bills;
  'calendar': typeof calendar;
  'common': typeof common;
  'download-link': typeof downloadLink;
  'download-record': typeof downloadRecord;
  'downloads': typeof downloads;
  'e-storage': typeof eStorage;
  'error-page': typeof errorPage;
  'flow': typeof flow;
  'form': typeof form;
  'frame': typeof frame;
  'information': typeof information;
  'invoice-number': typeof invoiceNumber;
  'login': typeof login;
  'notices': typeof notices;
  'parts': typeof parts;
  'password': typeof password;
  'preview': typeof preview;
  'registration': typeof registration;
  'shell': typeof shell;
  'status-history': typeof statusHistory;
  'top': typeof top;
  'ui': typeof ui;
  'validation': typeof validation;
}
