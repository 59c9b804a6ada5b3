import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Actions } from '../../src/ui/Actions.tsx';
import { Alert } from '../../src/ui/Alert.tsx';
import { Badge } from '../../src/ui/Badge.tsx';
import { Card } from '../../src/ui/Card.tsx';
import { classNames } from '../../src/ui/class-names.ts';
import { linkClass } from '../../src/ui/link-class.ts';
import { Disclosure } from '../../src/ui/Disclosure.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { FirstIcon } from '../../src/ui/FirstIcon.tsx';
import { focusHeading } from '../../src/ui/focus.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { PageColumn } from '../../src/ui/PageColumn.tsx';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { Unreadable } from '../../src/ui/Unreadable.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';

/** The classes of what was shown, in which its looks are said. */
const looks = (element: Element | null): string[] => [...(element?.classList ?? [])];

describe('a message in its place', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('of tone %s is read out as %s, and looks like it', (tone, role) => {
    render(<Alert tone={tone} title="保存しました。" className="wide" />);
    const message = screen.getByRole(role);
    expect(message.textContent).toBe('保存しました。');
    expect(looks(message)).toEqual(['alert', tone, 'wide']);
  });

  it('has a picture of its own for what went well, what went wrong and what is only said', () => {
    const pictureOf = (tone: 'info' | 'success' | 'warning' | 'error') =>
      render(<Alert tone={tone} />)
        .container.querySelector('path')
        ?.getAttribute('d');
    const pictures = [pictureOf('success'), pictureOf('info'), pictureOf('error')];
    expect(new Set(pictures).size).toBe(3);
    expect(pictureOf('warning')).toBe(pictures[2]);
  });

  it('says what happened, then what to do, then what can be pressed, then what came later', () => {
    const { container } = render(
      <Alert tone="info" title="1" actions={<button type="button">3</button>} details="4">
        2
      </Alert>,
    );
    expect(container.textContent).toBe('1234');
  });

  it('leaves no room for what it does not say', () => {
    const { container } = render(<Alert tone="info">text</Alert>);
    expect(container.querySelectorAll('p, .title, .actions')).toHaveLength(0);
  });
});

describe('what stands where a list would be', () => {
  it('says that there is nothing, why, and what to do', () => {
    const { container } = render(
      <EmptyState title="0件です。" actions={<button type="button">解除</button>}>
        条件を変えてください。
      </EmptyState>,
    );
    expect(container.textContent).toBe('0件です。条件を変えてください。解除');
  });

  it('leaves no room for what it does not say', () => {
    const { container } = render(<EmptyState title="0件です。" />);
    expect(container.querySelectorAll('.emptyText, .emptyActions')).toHaveLength(0);
  });

  it('has the picture it is given, that of an empty box otherwise', () => {
    const pathOf = (element: React.ReactElement) =>
      render(element).container.querySelector('path')?.getAttribute('d');
    const own = pathOf(<EmptyState title="0件です。" icon="search" />);
    expect(own).toBe(pathOf(<Icon name="search" />));
    expect(pathOf(<EmptyState title="0件です。" />)).toBe(pathOf(<Icon name="inbox" />));
  });
});

describe('something folded away', () => {
  it('is open where its owner wants it, and tells its owner when it is opened and closed', () => {
    const onToggle = vi.fn<(open: boolean) => void>();
    const { container, rerender } = render(
      <Disclosure summary="詳細" onToggle={onToggle}>
        text
      </Disclosure>,
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    fireEvent.click(screen.getByText('詳細'));
    expect(onToggle.mock.calls).toEqual([[true]]);
    fireEvent.click(screen.getByText('詳細'));
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
    rerender(
      <Disclosure summary="詳細" open>
        text
      </Disclosure>,
    );
    expect(details?.open).toBe(true);
  });

  it('can be opened where nobody is told', () => {
    const { container } = render(<Disclosure summary="詳細">text</Disclosure>);
    fireEvent.click(screen.getByText('詳細'));
    expect(container.querySelector('details')?.open).toBe(true);
  });
});

describe('a picture', () => {
  it.each([
    ['of the login page', (size?: number) => <FirstIcon name="eye" size={size} />],
    ['of any other', (size?: number) => <Icon name="download" {...(size ? { size } : {})} />],
  ])('%s says nothing, takes no focus, and grows with its text', (_, ofSize) => {
    const pictureOf = (size?: number) => render(ofSize(size)).container.querySelector('svg');
    const picture = pictureOf();
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
    expect(picture?.getAttribute('focusable')).toBe('false');
    const sizes = [picture, pictureOf(2)].map((one) => [
      one?.getAttribute('width'),
      one?.getAttribute('height'),
    ]);
    expect(sizes).toEqual([
      ['1.25em', '1.25em'],
      ['2em', '2em'],
    ]);
  });
});

describe('what is still to come', () => {
  it('has the shape of its lines, and is not read out', () => {
    const { container } = render(<Skeleton lines={3} />);
    expect(container.firstElementChild?.children).toHaveLength(3);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is one line unless more are said', () => {
    const { container } = render(<Skeleton />);
    expect(container.firstElementChild?.children).toHaveLength(1);
  });
});

it('an entry that cannot be shown says so in its place', () => {
  render(<Unreadable text="この明細は表示できません。" />);
  expect(screen.getByText('この明細は表示できません。')).toBeDefined();
});

describe('text that is heard and not seen', () => {
  it('is a heading where it is one, and is announced where it comes later', () => {
    render(
      <>
        <VisuallyHidden as="h2" id="results">
          検索結果
        </VisuallyHidden>
        <VisuallyHidden role="status">保存しました。</VisuallyHidden>
      </>,
    );
    const heading = screen.getByRole('heading', { level: 2, name: '検索結果' });
    expect([heading.id, ...looks(heading)]).toEqual(['results', 'hidden']);
    const status = screen.getByRole('status');
    expect([status.textContent, ...looks(status)]).toEqual(['保存しました。', 'hidden']);
  });
});

describe('a sheet', () => {
  it('is a landmark only where it is told to be one, and keeps what it is given', () => {
    render(
      <Card as="section" aria-label="契約" aria-busy>
        <Card>text</Card>
      </Card>,
    );
    const landmark = screen.getByRole('region', { name: '契約' });
    expect(landmark.getAttribute('aria-busy')).toBe('true');
    expect(landmark.firstElementChild?.tagName).toBe('DIV');
  });

  it('has no padding where a list is to reach its edge', () => {
    const looksOf = (element: React.ReactElement) =>
      looks(render(element).container.firstElementChild);
    expect(looksOf(<Card flush className="own" />)).toEqual(['card', 'flush', 'own']);
    expect(looksOf(<Card />)).toEqual(['card']);
  });
});

it('a column of a page is as wide as it is told, and says that it waits', () => {
  const { container } = render(
    <PageColumn width="narrow" aria-busy>
      text
    </PageColumn>,
  );
  const column = container.firstElementChild;
  expect(looks(column)).toEqual(['column', 'narrow']);
  expect(column?.getAttribute('aria-busy')).toBe('true');
  expect(column?.textContent).toBe('text');
});

it('a state looks neutral unless it is told otherwise', () => {
  render(
    <>
      <Badge>下書き</Badge>
      <Badge tone="danger">公開停止</Badge>
    </>,
  );
  expect(looks(screen.getByText('下書き'))).toEqual(['badge', 'neutral']);
  expect(looks(screen.getByText('公開停止'))).toEqual(['badge', 'danger']);
});

it('what can be done stands in one place', () => {
  const { container } = render(<Actions>送信</Actions>);
  expect(looks(container.firstElementChild)).toEqual(['actions']);
  expect(container.textContent).toBe('送信');
});

it('class names leave out what is absent', () => {
  expect(classNames('one', false, undefined, 'two', null, '')).toBe('one two');
});

it('a link by itself is a larger target than one in a sentence', () => {
  expect([linkClass(), linkClass('inline'), linkClass('standalone')]).toEqual([
    'link',
    'link',
    'link standalone',
  ]);
});

describe('the focus for the heading of the page', () => {
  it('comes without the page jumping', () => {
    document.body.innerHTML = '<h2 tabindex="-1">first</h2><h1 tabindex="-1">明細の確認</h1>';
    const heading = document.querySelector('h1');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    focusHeading();
    expect(document.activeElement).toBe(heading);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('is left alone on a page without one', () => {
    document.body.innerHTML = '<button>own</button>';
    document.querySelector('button')?.focus();
    focusHeading();
    expect(document.activeElement).toBe(document.querySelector('button'));
  });
});
