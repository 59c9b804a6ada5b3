import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';

/** A page that shows its address and its navigation state. */
export const AddressPage = () => {
  const { pathname, search, state } = useLocation();
  return <h1>{`${pathname}${search} ${JSON.stringify(state)}`}</h1>;
};

export const findAddressPage = (headingText: string) =>
  screen.findByRole('heading', { name: headingText });
