import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { validate as validateByReadme } from '@readme/openapi-parser';
import { validate as validateByScalar } from '@scalar/openapi-parser';
import { expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';

/*
 * Backend teams read the bundle with tools of their own. These parsers stand behind many of them; what was
 * tried by hand besides is told in contract/README.md.
 */

/** Read anew for each: some of them write into what they are given. */
const bundle = () => JSON.parse(readFileSync(inProject('generated/openapi.json'), 'utf8'));

/** What each parser has to say against a document; empty if it accepts it. */
const parsers: readonly [string, (document: ReturnType<typeof bundle>) => Promise<unknown[]>][] = [
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
  '%s reads the bundle, and would say what is wrong with it',
  async (_, faultsOf) => {
    expect(await faultsOf(bundle())).toEqual([]);
    const broken = bundle();
    delete broken.paths['/bills'].get.responses;
    broken.paths['/bills'].get.parameters = [{ in: 'nowhere', name: 'page' }];
    expect(await faultsOf(broken)).not.toEqual([]);
  },
);
