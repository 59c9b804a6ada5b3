import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplyLayout } from '../../../src/shell/frame/ApplyLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

beforeEach(async () => {
  await speak();
  closeMessage();
});

const show = (answers: Parameters<typeof stubApi>[0]): void => {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({ layout: <ApplyLayout />, pages: { '/': <h1>a step</h1> } });
};
const places = () => document.querySelectorAll('header .headerText');

describe('the space for the issuer’s text above the registration', () => {
  it('is reserved until the settings have arrived', async () => {
    show({ 'GET /setting/info': noAnswer });
    await act(() => vi.dynamicImportSettled());
    expect(places()).toHaveLength(1);
    expect(places()[0]?.hasAttribute('data-loading')).toBe(true);
  });

  it.each([
    ['the issuer has none', frameAnswers()['GET /setting/info']],
    ['nobody can say', () => new TypeError('Failed to fetch')],
  ])('is removed if %s', async (_, answer) => {
    show({ 'GET /setting/info': answer });
    expect(places()).toHaveLength(1);
    await waitFor(() => expect(places()).toHaveLength(0));
    expect(screen.getByRole('heading', { name: 'a step' })).toBeTruthy();
  });

  it('contains the text once the settings have arrived', async () => {
    show({
      'GET /setting/info': frameAnswers({ headerText: '<p>はじめての方</p>' })['GET /setting/info'],
    });
    await screen.findByText('はじめての方');
    expect(places()).toHaveLength(1);
    expect(places()[0]?.textContent).toBe('はじめての方');
  });
});
