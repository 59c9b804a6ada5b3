import type { ComponentType } from 'react';
import { judgeAnswer } from '../api/judge-answers.ts';
import { setJudge } from '../api/mutator.ts';

// Before any screen in here can have asked for anything.
setJudge(judgeAnswer);

/** A screen's component. `prepare` asks for what it will show, when a link to it is pressed. */
export type ScreenComponent = ComponentType & { prepare?: () => void };

/**
 * The files of all pages but the login, whose names and pieces are many bytes: in a chunk of their own,
 * since the login page does without.
 */
export const pages = import.meta.glob<Record<string, ScreenComponent>>([
  '../pages/*/*Page.tsx',
  '!../pages/auth/LoginPage.tsx',
]);
