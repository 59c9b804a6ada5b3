import path from 'node:path';
import { expect, it } from 'vitest';
import { differences } from '../../scripts/generate/folders.ts';
import { withStage } from '../../scripts/generate/stage.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

it('what is committed in generated/ is what openapi/ says', { timeout: 60_000 }, async () => {
  const different = await withStage({ projectDir }, (made) =>
    differences(made, path.join(projectDir, 'generated')),
  );
  expect(different, 'Mend it with: npm run generate').toEqual([]);
});
