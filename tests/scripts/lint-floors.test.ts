import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { barrelFault, faultOf, floorFaults, importsOf } from '../../scripts/lint-floors.ts';

const faultsOf = (file: string, text: string): (string | undefined)[] =>
  importsOf(file, text).map(faultOf);

describe('the folder floors', () => {
  it('let a page import its own parts and the floors below', () => {
    const text = `
      import { BillRow } from './BillRow.tsx';
      import { Button } from '../../ui/Button.tsx';
      import { useSearchBills } from '../../../generated/hooks/bills/bills.ts';
    `;
    expect(faultsOf('src/pages/bills/BillListPage.tsx', text)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('refuse a part of ui that imports a page', () => {
    expect(faultsOf('src/ui/Button.tsx', `import { x } from '../pages/bills/x.ts';`)).toEqual([
      'src/ui stands below src/pages/bills/x.ts',
    ]);
  });

  it('refuse an import by call, too', () => {
    expect(faultsOf('src/lib/dates.ts', `const x = await import('../api/client.ts');`)).toEqual([
      'src/lib stands below src/api/client.ts',
    ]);
  });

  it('refuse a page that imports from another area', () => {
    expect(faultsOf('src/pages/user/UserPage.tsx', `import { x } from '../bills/x.ts';`)).toEqual([
      'pages of user may not import from pages of bills',
    ]);
  });

  it('let a room of the shell use the rooms it stands on, and no other', () => {
    const text = `import { x } from '../errors/x.ts';`;
    expect(faultsOf('src/shell/frame/Header.tsx', text)).toEqual([undefined]);
    expect(faultsOf('src/shell/messages/store.ts', text)).toEqual([
      'shell/messages stands below src/shell/errors/x.ts',
    ]);
    expect(faultsOf('src/shell/attic/x.ts', text)).toEqual([
      'shell/attic is not in the list of scripts/lint-floors.ts',
    ]);
  });

  it('refuse a generated hook below the shell', () => {
    const text = `import { useLogin } from '../../generated/hooks/auth/auth.ts';`;
    expect(faultsOf('src/forms/Field.tsx', text)).toEqual([
      'src/forms may not use generated/hooks/auth/auth.ts',
    ]);
  });

  it('let the browser have the types of the large tables, not the tables', () => {
    const text = `
      import type { ErrorCode } from '../../generated/error-codes.ts';
      import { errorCatalogue } from '../../generated/error-codes.ts';
    `;
    expect(faultsOf('src/api/errors.ts', text)).toEqual([
      undefined,
      'generated/error-codes.ts is for `import type` only',
    ]);
  });

  it('refuse the mock and every other folder outside src', () => {
    expect(faultsOf('src/app/routes.tsx', `import { x } from '../../mocks/x.ts';`)).toEqual([
      'src/ may not import from mocks/',
    ]);
  });

  it('refuse a folder that nobody has put on a floor', () => {
    expect(faultsOf('src/helpers/x.ts', `import { y } from '../lib/y.ts';`)).toEqual([
      'src/helpers is not in the list of scripts/lint-floors.ts',
    ]);
  });

  it('refuse barrel files', () => {
    expect(barrelFault('src/ui/index.ts', '')).toBe('no barrel files');
    expect(barrelFault('src/ui/parts.ts', `export * from './Button.tsx';`)).toBe('no barrel files');
  });

  it('hold in this project', () => {
    expect(floorFaults(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
  });
});
