import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useRevisit } from '../../../src/shell/links/use-revisit.ts';

/** A page at an address, with its messages. */
function openAt(address: string) {
  const onRevisit = vi.fn<() => void>();
  function Page() {
    useRevisit(onRevisit);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return {
    onRevisit,
    go: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
  };
}

it('a link to the open page fetches its contents again', async () => {
  const { onRevisit, go } = openAt('/bills?page=2');
  expect(onRevisit).not.toHaveBeenCalled();
  await go('/bills');
  expect(onRevisit).toHaveBeenCalledOnce();
  await go('/bills');
  expect(onRevisit).toHaveBeenCalledTimes(2);
});

it('a change of the query does not fetch again', async () => {
  const { onRevisit, go } = openAt('/bills');
  await go('/bills?page=1');
  expect(onRevisit).not.toHaveBeenCalled();
});

it('Back does not fetch again', async () => {
  const { onRevisit, go, goBack } = openAt('/bills');
  await go('/bills?page=1');
  await goBack();
  expect(onRevisit).not.toHaveBeenCalled();
});
