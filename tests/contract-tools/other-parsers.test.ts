import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { validate as validateByReadme } from '@readme/openapi-parser';
import { validate as validateByScalar } from '@scalar/openapi-parser';
import { expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';

/*
 * Backend teams read the bundle with their own tools. Many of these tools use one of these parsers;
 * contract/README.md lists tools that were tried by hand.
 */

/** A new copy for each parser: some parsers change their input. */
const readBundle = () => JSON.parse(readFileSync(inProject('generated/openapi.json'), 'utf8'));

/** The name of each parser, with a function that returns the parser's errors for a document. */
const parsers: readonly [
  string,
  (document: ReturnType<typeof readBundle>) => Promise<unknown[]>,
][] = [
  [
    '@apidevtools/swagger-parser',
    (document) =>
      SwaggerParser.validate(document).then(
        () => [],
        (error: unknown) => [error],
      ),
  ],
  [
    '@readme/openapi-parser',
    async (document) => {
      const result = await validateByReadme(document);
      return [...(result.valid ? [] : result.errors), ...result.warnings];
    },
  ],
  ['@scalar/openapi-parser', async (document) => (await validateByScalar(document)).errors ?? []],
];

it.each(parsers)(
  '%s accepts the bundle, and reports the errors of a broken bundle',
  async (_, readErrors) => {
    expect(await readErrors(readBundle())).toEqual([]);
    const brokenBundle = readBundle();
    delete brokenBundle.paths['/bills'].get.responses;
    brokenBundle.paths['/bills'].get.parameters = [{ in: 'nowhere', name: 'page' }];
    expect(await readErrors(brokenBundle)).not.toEqual([]);
  },
);
