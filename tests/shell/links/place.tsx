import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';

/** A page that says its address, and what it was given on the way to it. */
export const Place = () => {
  const { pathname, search, state } = useLocation();
  return <h1>{`${pathname}${search} ${JSON.stringify(state)}`}</h1>;
};

export const findPlace = (name: string) => screen.findByRole('heading', { name });
