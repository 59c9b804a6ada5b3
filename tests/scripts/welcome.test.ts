import { describe, expect, it } from 'vitest';
import { seedLogins, seedPassword } from '../../mocks/sandbox/seed/logins.ts';
import { welcome, welcomeToExamples } from '../../scripts/start/welcome.ts';
import { readPlaces, urlOf } from '../../scripts/setup/ports.ts';

/* The first lines that a developer sees: what stands there is typed and pressed. */

const places = readPlaces();
const lineOf = (text: string, name: string): string | undefined =>
  text.split('\n').find((line) => line.trim().startsWith(name));

describe('npm start', () => {
  const text = welcome(places);

  it('names logins that there are, beside the portal of their customer code', () => {
    const named = [...text.matchAll(/\/([\w-]+)\/mypage +(\S+) \/ (\S+)$/gm)].map(
      ([, customerCode, loginId, password]) => ({ customerCode, loginId, password }),
    );
    expect(named.map(({ customerCode }) => customerCode)).toEqual(['demo', 'plain']);
    for (const { customerCode, loginId, password } of named) {
      expect(seedLogins).toContainEqual(expect.objectContaining({ customerCode, loginId }));
      expect(password).toBe(seedPassword);
    }
  });

  it('names each server by its own address', () => {
    expect(lineOf(text, 'Portal')).toContain(`${urlOf(places.portal)}/demo/mypage`);
    expect(lineOf(text, 'Mailbox')).toMatch(new RegExp(`${urlOf(places.mailbox)}$`));
    expect(lineOf(text, 'Mock server')).toContain(`${urlOf(places.mock)}/_mock/operations`);
  });
});

it('npm start -- --examples names no login of its own, and neither sandbox nor mailbox', () => {
  const text = welcomeToExamples(places);
  expect(lineOf(text, 'Portal')).toContain(`${urlOf(places.portal)}/demo/mypage`);
  expect(lineOf(text, 'Mock server')).toContain(`${urlOf(places.mock)}/_mock/operations`);
  expect(text).toContain('any login ID and password');
  for (const { port } of [places.sandbox, places.mailbox]) expect(text).not.toContain(String(port));
  for (const { loginId } of seedLogins) expect(text).not.toContain(loginId);
});
