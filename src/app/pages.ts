import type { ComponentType } from 'react';
import { validateAnswer } from '../api/validate-answers.ts';
import { setAnswerValidator } from '../api/mutator.ts';
import { setPrepare } from '../shell/links/prepare.ts';
import { prepare, prepareEntry, prepareOpened } from './prepare.ts';

// These calls must run before a screen sends a request.
setAnswerValidator(validateAnswer);
setPrepare({ press: prepare, entry: prepareEntry });
prepareOpened();

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
