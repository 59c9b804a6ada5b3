import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CustomerPart } from '../../../src/shell/frame/CustomerPart.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const aoba = { customerKey: 'a', customerName: '青葉', titleOfHonor: '様' };

const show = (me: Parameters<typeof stubApi>[0][string]): void => {
  stubApi({ ...frameAnswers(), 'GET /user/me': me });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/top': (
        <>
          <h1>for everybody</h1>
          <CustomerPart>
            <h2>for the customer</h2>
          </CustomerPart>
        </>
      ),
    },
    outside: { '/': <h1>the login</h1> },
    at: '/top',
  });
};
const part = () => screen.queryByRole('heading', { name: 'for the customer' });

beforeEach(async () => {
  await speak();
  closeMessage();
});

describe('the customer-only part of a public page', () => {
  it('is not displayed before user/me has answered', async () => {
    show(noAnswer);
    expect(screen.getByRole('heading', { name: 'for everybody' })).toBeTruthy();
    expect(part()).toBeNull();
  });

  it('is displayed for a customer, and its page redirects to the customer’s login', async () => {
    show(() => jsonAnswer(aoba));
    expect(await screen.findByRole('heading', { name: 'for the customer' })).toBeTruthy();
    expect(pageSession.get()).toEqual({ kind: 'user', loginPath: '/' });
    // The frame never has the name.
    expect(screen.queryByTitle(/青葉/)).toBeNull();
  });

  it('is not displayed if the customer may no longer use the portal', async () => {
    show(() => errorAnswer('402-1-00-01'));
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(part()).toBeNull();
  });

  it('redirects to the login if no customer is logged in', async () => {
    show(() => errorAnswer('401-1-00-01'));
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
  });
});
