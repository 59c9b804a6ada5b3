import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** A minimal React page: the reference for the login page. */
export function Hello() {
  useEffect(() => void performance.mark('form-ready'), []);
  return (
    <form>
      <h1>Hello, world</h1>
      <input aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Hello />);
