import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Alert } from '../../src/ui/Alert.tsx';
import { Card } from '../../src/ui/Card.tsx';
import { classNames } from '../../src/ui/class-names.ts';
import { Disclosure } from '../../src/ui/Disclosure.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { BasicIcon } from '../../src/ui/BasicIcon.tsx';
import { focusHeading, restoreLostFocus } from '../../src/ui/focus.ts';
import { Icon, type IconName } from '../../src/ui/Icon.tsx';
import { useIsNarrow } from '../../src/ui/use-is-narrow.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';

const rootElementOf = (element: ReactElement) => render(element).container.firstElementChild;
const classesOf = (element: Element | null): string[] => [...(element?.classList ?? [])];
const iconIn = (element: ReactElement) => rootElementOf(element)?.querySelector('path')?.outerHTML;
const iconOf = (name: IconName) => iconIn(<Icon name={name} />);

it('a window that becomes narrow is detected as narrow', () => {
  const mediaQuery = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => mediaQuery);
  const { result } = renderHook(useIsNarrow);
  expect(result.current).toBe(false);
  act(() => {
    mediaQuery.matches = true;
    mediaQuery.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
});

describe('an alert', () => {
  it.each([
    ['error', 'alert', 'alert'],
    ['warning', 'status', 'alert'],
    ['info', 'status', 'info'],
    ['success', 'status', 'check'],
  ] as const)('of the tone %s has the role %s and the icon %s', (tone, role, icon) => {
    render(<Alert tone={tone} title="保存しました。" className="wide" />);
    const alert = screen.getByRole(role);
    expect(alert.textContent).toBe('保存しました。');
    expect(classesOf(alert)).toEqual(['alert', tone, 'wide']);
    expect(alert.querySelector('path')?.outerHTML).toBe(iconOf(icon));
  });

  it('has title, text, actions and details in this order', () => {
    const actions = <button type="button">3</button>;
    const alert = rootElementOf(
      <Alert tone="info" title="1" actions={actions} details="4">
        2
      </Alert>,
    );
    expect(alert?.textContent).toBe('1234');
  });
});

describe('an empty state', () => {
  it('has title, text and actions', () => {
    const actions = <button type="button">解除</button>;
    const emptyState = rootElementOf(
      <EmptyState title="0件です。" actions={actions}>
        条件を変えてください。
      </EmptyState>,
    );
    expect(emptyState?.textContent).toBe('0件です。条件を変えてください。解除');
  });

  it('has the given icon, or an inbox', () => {
    expect(iconIn(<EmptyState title="0件です。" icon="search" />)).toBe(iconOf('search'));
    expect(iconIn(<EmptyState title="0件です。" />)).toBe(iconOf('inbox'));
  });
});

it('a disclosure can be open initially, and reports its changes', () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  const createDisclosure = (props: { open?: boolean; onToggle?: typeof onToggle }) => (
    <Disclosure summary="詳細" {...props}>
      text
    </Disclosure>
  );
  const { container, rerender } = render(createDisclosure({ onToggle }));
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  fireEvent.click(screen.getByText('詳細'));
  fireEvent.click(screen.getByText('詳細'));
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
  rerender(createDisclosure({ open: true }));
  expect(details?.open).toBe(true);
  rerender(createDisclosure({}));
  fireEvent.click(screen.getByText('詳細'));
  expect(details?.open).toBe(true);
});

it.each([
  ['BasicIcon', (size?: number) => <BasicIcon name="eye" size={size} />],
  ['Icon', (size?: number) => <Icon name="download" {...(size ? { size } : {})} />],
])('%s is decorative, and has a size in em', (_, iconOfSize) => {
  const readAttributes = (size?: number) => {
    const icon = rootElementOf(iconOfSize(size));
    return ['aria-hidden', 'focusable', 'width', 'height'].map((name) => icon?.getAttribute(name));
  };
  expect(readAttributes()).toEqual(['true', 'false', '1.25em', '1.25em']);
  expect(readAttributes(2)).toEqual(['true', 'false', '2em', '2em']);
});

it('visually hidden text can be a heading or a status', () => {
  const heading = rootElementOf(
    <VisuallyHidden as="h2" id="results">
      検索結果
    </VisuallyHidden>,
  );
  const headingValues = [heading?.localName, heading?.id, ...classesOf(heading)];
  expect(headingValues).toEqual(['h2', 'results', 'hidden']);
  const status = rootElementOf(<VisuallyHidden role="status">保存しました。</VisuallyHidden>);
  expect([status?.getAttribute('role'), ...classesOf(status)]).toEqual(['status', 'hidden']);
});

it('a card is a div by default, may be a landmark, and keeps its attributes', () => {
  render(
    <Card as="section" aria-label="契約" aria-busy>
      <Card>text</Card>
    </Card>,
  );
  const landmark = screen.getByRole('region', { name: '契約' });
  expect(landmark.getAttribute('aria-busy')).toBe('true');
  expect(classesOf(landmark)).toEqual(['card']);
  expect(landmark.firstElementChild?.tagName).toBe('DIV');
});

it('class names are joined without absent names', () =>
  expect(classNames('one', false, undefined, 'two', null, '')).toBe('one two'));

describe('the focus on the heading', () => {
  const findElement = (selector: string) => document.querySelector<HTMLElement>(selector);

  it('does not scroll the page', () => {
    document.body.innerHTML = '<h2 tabindex="-1">first</h2><h1 tabindex="-1">明細の確認</h1>';
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    focusHeading();
    expect(document.activeElement).toBe(findElement('h1'));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('does not move without a heading', () => {
    document.body.innerHTML = '<button>own</button>';
    findElement('button')?.focus();
    focusHeading();
    expect(document.activeElement).toBe(findElement('button'));
  });

  it('is set only if no element has the focus', () => {
    document.body.innerHTML = '<h1 tabindex="-1">title</h1><button></button>';
    findElement('button')?.focus();
    restoreLostFocus();
    expect(document.activeElement).toBe(findElement('button'));
    findElement('button')?.remove();
    restoreLostFocus();
    expect(document.activeElement).toBe(findElement('h1'));
  });
});
