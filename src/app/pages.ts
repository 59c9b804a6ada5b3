import type { ComponentType } from 'react';
import { operationOf, validateAnswer } from '../api/validate-answers.ts';
import { setAnswerValidator } from '../api/mutator.ts';
import { setEarlyFetch } from '../shell/links/early-fetch.ts';
import { fetchPageEarly, prefetchPageAndCustomer, fetchOpenedPageEarly } from './fetch-early.ts';

// These calls must run before a screen sends a request.
setAnswerValidator(validateAnswer);
setEarlyFetch({ onPress: fetchPageEarly, onLogin: prefetchPageAndCustomer });
fetchOpenedPageEarly();

/** Reports of failed calls need this function (reports.ts). The chunk of this file contains the function anyway. */
export { operationOf };

export type ScreenComponent = ComponentType;

/**
 * The files of all pages except the login, in a separate chunk: the list of their names and chunks is
 * large, and the login page does not need it.
 */
// Stryker disable all: Vite reads these literals at build time.
export const pages = import.meta.glob<Record<string, ScreenComponent>>([
  '../pages/*/*Page.tsx',
  '!../pages/auth/LoginPage.tsx',
]);
// Stryker restore all
