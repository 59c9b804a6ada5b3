import type { ComponentType } from 'react';
import { validateAnswer } from '../api/validate-answers.ts';
import { setAnswerValidator } from '../api/mutator.ts';
import { setPrepare } from '../shell/links/prepare.ts';
import { prepare, prepareEntry, prepareOpened } from './prepare.ts';

// Before any screen of this chunk sends a request.
setAnswerValidator(validateAnswer);
setPrepare({ press: prepare, entry: prepareEntry });
prepareOpened();

export type ScreenComponent = ComponentType;

/**
 * The files of all pages but the login, whose names and pieces are many bytes: in a chunk of their own,
 * since the login page does without.
 */
// Stryker disable all: Vite reads these words, and can read no others.
export const pages = import.meta.glob<Record<string, ScreenComponent>>([
  '../pages/*/*Page.tsx',
  '!../pages/auth/LoginPage.tsx',
]);
// Stryker restore all
